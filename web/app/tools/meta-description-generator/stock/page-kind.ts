import type { Topic } from '@limpid/compose'

export type PageKind =
  | 'guide'
  | 'shop'
  | 'service'
  | 'software'
  | 'recipe'
  | 'travel'
  | 'course'
  | 'event'
  | 'comparison'
  | 'cause'
  | 'job'

const SIGNS: readonly (readonly [PageKind, RegExp])[] = [
  ['job', /\b(?:careers?|job openings?|we(?:’|')?re hiring|vacanc(?:y|ies)|join our team)\b/i],
  ['cause', /\b(?:charity|nonprofit|non-profit|donat(?:e|ions?)|fundrais(?:er|ing)|volunteer(?:s|ing)?|shelter)\b/i],
  ['event', /\b(?:webinar|conference|festival|summit|workshop|meetup|concert|tickets?|exhibition|open day|retreat)\b/i],
  ['course', /\b(?:courses?|class(?:es)?|lessons?|bootcamp|certification|tutoring|curriculum|training program)\b/i],
  ['comparison', /\b(?:vs\.?|versus|compar(?:e|ed|ison|ing)|reviews?|alternatives?|best)\b/i],
  ['recipe', /\brecipes?\b/i],
  [
    'software',
    /\b(?:apps?|software|saas|platform|plugin|crm|api|generator|calculator|dashboard|online tool|extension)\b/i,
  ],
  ['travel', /\b(?:travel|trip|itinerary|vacation|holiday|hotels?|things to do|visit(?:ing)?|tours?|cruise)\b/i],
  [
    'shop',
    /\b(?:shop|store|buy|sale|order|collection|handmade|handcrafted|for sale|free shipping|gift|products?|boutique)\b/i,
  ],
  [
    'service',
    /\b(?:services?|agency|clinic|near me|hire|book|repair(?:s|ing)?|our team|years of experience|consult(?:ing|ant|ation)|company|studio|salon|restaurant|dentist|law firm|practice|we help)\b/i,
  ],
]
const INFORMATIVE =
  /\b(?:guide|how to|tips|article|blog|post|tutorial|explain(?:s|ed|er)?|ideas|what is|why|history|facts|basics|introduction)\b/i

/** What the page wants of its reader, judged by the words that describe it. */
export function pageKindOf(description: string, topic: Topic): PageKind {
  const informative = INFORMATIVE.test(description)
  const offered = SIGNS.slice(0, 4).find(([, sign]) => sign.test(description))?.[0]
  if (!informative && topic.form === 'noun' && topic.kind === 'service' && !offered)
    return /^(?:shop|store|boutique)$/.test(topic.head) ? 'shop' : 'service'
  for (const [kind, sign] of SIGNS) {
    if (informative && /^(?:shop|service|software|cause|job)$/.test(kind)) continue
    if (sign.test(description)) return kind
  }
  if (informative || topic.form !== 'noun') return topic.kind === 'place' ? 'travel' : 'guide'
  if (topic.kind === 'product') return 'shop'
  if (topic.kind === 'service') return 'service'
  if (topic.kind === 'software') return 'software'
  if (topic.kind === 'place') return 'travel'
  if (topic.kind === 'event') return 'event'
  return 'guide'
}
