import nouns from '../../data/nouns.json' with { type: 'json' }

const words = (list: string) => new Set(list.split(' '))
const irregularPlurals = words(nouns.irregularPlurals)
const singularsInS = words(nouns.singularsInS)
const singularNamesInS = words(nouns.singularNamesInS)
const men = words(nouns.men)
const women = words(nouns.women)
const menNames = words(nouns.menNames)
const womenNames = words(nouns.womenNames)
const persons = words(nouns.persons)
const groups = words(nouns.groups)

/** Is this noun plural by its form alone? Names in -s are a matter of their own: Texas, but Yankees. */
export function isPluralNoun(form: string, isName = false): boolean {
  const word = form.toLowerCase()
  if (irregularPlurals.has(word)) return true
  if (/(?:men|women|children|people)$/.test(word) && word.length > 4)
    return !/(?:specimen|regimen|omen|abdomen)$/.test(word)
  if (!word.endsWith('s') || word.length < 3 || (isName && singularNamesInS.has(word))) return false
  return !/(?:ss|us|is|['’]s|ics)$/.test(word) && !singularsInS.has(word) && !/^[A-Z.]+$/.test(form)
}

export function genderOf(form: string): 'man' | 'woman' | 'person' | null {
  const word = form.toLowerCase()
  if (men.has(word) || /[^o]man$/.test(word)) return 'man'
  if (women.has(word) || /woman$/.test(word)) return 'woman'
  return persons.has(word) ? 'person' : null
}

/** The gender that a given name usually tells; null for one that is unknown or used for both. */
export function genderOfName(name: string): 'man' | 'woman' | null {
  const word = name.toLowerCase()
  if (menNames.has(word) === womenNames.has(word)) return null
  return menNames.has(word) ? 'man' : 'woman'
}

/** Can this noun, by its form, stand for somebody who acts: a person or a group of people? */
export function canAct(form: string): boolean {
  const word = form.toLowerCase()
  return (
    groups.has(word) ||
    genderOf(word) !== null ||
    persons.has(word.replace(/s$/, '')) ||
    groups.has(word.replace(/s$/, ''))
  )
}
