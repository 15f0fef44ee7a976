const IRREGULAR: Record<string, string> = {
  man: 'men',
  woman: 'women',
  foot: 'feet',
  tooth: 'teeth',
  child: 'children',
  mouse: 'mice',
  goose: 'geese',
  person: 'people',
  fish: 'fish',
  sheep: 'sheep',
  half: 'halves',
  knife: 'knives',
  leaf: 'leaves',
  life: 'lives',
  loaf: 'loaves',
  shelf: 'shelves',
  thief: 'thieves',
  wife: 'wives',
  wolf: 'wolves',
}

export function pluralOf(noun: string): string {
  const compound = /^(.*[^a-z])([a-z]+)$/.exec(noun)
  if (compound) return compound[1] + pluralOf(compound[2]!)
  const irregular = IRREGULAR[noun] ?? noun.replace(/man$/, 'men')
  if (irregular !== noun || IRREGULAR[noun]) return irregular
  if (/(?:s|x|z|ch|sh)$/.test(noun)) return `${noun}es`
  return /[^aeiou]y$/.test(noun) ? `${noun.slice(0, -1)}ies` : `${noun}s`
}
