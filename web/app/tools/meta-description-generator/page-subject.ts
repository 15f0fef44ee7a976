import { isAdjective, type Topic, topicOf, withoutDanglingEnd } from '@limpid/compose'

const ANNOUNCEMENT =
  /^(?:(?:this|the|our|my|an?)\s+)?(?:new\s+)?(?:(?:web|landing|product|service|category|home|sales|about|careers?|faq|contact|pricing|event)\s*)?(?:page|site|website|article|blog post|post|homepage|blog)\s+(?:(?:is|that is|which is|will be)\s+)?(?:all\s+)?(?:about|on|for|describing|explaining|covering|discussing|dedicated to|selling|offering|of)\s+/i
const OFFER =
  /^(?:we|i)(?:['’](?:re|m))?\s+(?:also\s+)?(?:sell|offer|provide|make|design|build|create|rent|run|operate|are|am|specialize in|deliver|teach|write about|review|want to promote|help (?:people|you|clients|customers) with)\s+/i
const MAKER =
  /^(?:our|my|the)\s+(?:[\p{L}-]+\s+){1,3}?(?:makes|sells|offers|provides|has|helps|creates|delivers|builds|serves|specializes in|teaches|runs|designs|covers|explains|describes|gives|shows|lists|compares|reviews)\s+(?!\d)/iu
const UNFINISHED =
  /\b(?:made|designed|shipped|based|located|offering|growing|growing up|buying|when|to|starting|selling|built)$/i
const BOUNDARY =
  /,\s|\s(?=(?:that|which|who|with|including|where|so|while|because|such as|featuring|designed|made|and|for|in|from|by|covering|—|–|-)\s)|;\s|\s?\(/g

/** Ways to name what the page is about, the fullest first; each is a phrase that can follow an opening verb. */
export function subjectsOf(description: string, longest: number): Topic[] {
  const first = description.split(/(?<=[.!?])\s+|\n/)[0]!.replace(/[.!\s]+$/, '')
  const subject =
    first
      .replace(ANNOUNCEMENT, '')
      .replace(/^about\s+(?=our|the|us|my)\b/i, '')
      .replace(OFFER, '')
      .replace(MAKER, '')
      .replace(/^(?:learn|find out|discover|see)\s+(?=how to\b)/i, '')
      .trim() || first
  const cuts = [...subject.matchAll(BOUNDARY)].map((match) => subject.slice(0, match.index))
  const names = [subject, ...cuts.reverse()]
    .map((name) => withoutDanglingEnd(name.trim()))
    .filter((name) => name.length >= 3 && name.length <= longest && balanced(name) && !UNFINISHED.test(name))
  return [...new Set(names)].map(topicOf).filter(isNameable)
}

function balanced(text: string): boolean {
  return (text.match(/[(“]/g) ?? []).length === (text.match(/[)”]/g) ?? []).length
}

/** Statements cannot follow an opening verb, nor can an adjective that has lost its noun. */
function isNameable(topic: Topic): boolean {
  return topic.form !== 'statement' && topic.form !== 'clause' && !isAdjective(topic.text)
}
