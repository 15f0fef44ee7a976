import stems from '../../data/regular-stems.json' with { type: 'json' }

const words = (list: string) => new Set(list.split(' '))
const takesE = words(stems.takesE)
const keepsStem = words(stems.keepsStem)
const doubles = words(stems.doubles)
const keepsDouble = words(stems.keepsDouble)
const dropsK = words(stems.dropsK)
const takesIe = words(stems.takesIe)

const silentE = [
  /(?:[cvu]|[^tz]z|[^s]s)$/,
  /(?:[^n]g|ng)$/,
  /[^aeiourwl]l$/,
  /[^aeiour]r$/,
  /(?:[^aeo]|^)a[tdkpbmnrl]$/,
  /(?:[^aeou]|qu|^)i[dkpbmnrl]$/,
  /(?:[^aeiou]|qu|i|^)o[dkbtprl]$/,
  /(?:[^aeou]|^)u[tdnmrlbpk]$/,
  /[^aeiou]ed$/,
  /[^aeou]y[lpnm]$/,
]

/** The base of a regular verb, from its participle: stopped → stop, created → create, carried → carry. */
export function baseOfRegular(participle: string): string {
  if (!participle.endsWith('ed')) return participle
  const stem = participle.slice(0, -2)
  if (stem.endsWith('i')) return takesIe.has(stem) ? `${stem}e` : `${stem.slice(0, -1)}y`
  if (takesE.has(stem)) return `${stem}e`
  if (keepsStem.has(stem)) return stem
  if (dropsK.has(stem)) return stem.slice(0, -1)
  if (stem.endsWith('e')) return `${stem}e`
  if (/([bdgmnprtk])\1$/.test(stem)) return keepsDouble.has(stem) ? stem : stem.slice(0, -1)
  if (/([lsz])\1$/.test(stem)) return doubles.has(stem.slice(0, -1)) ? stem.slice(0, -1) : stem
  return silentE.some((pattern) => pattern.test(stem)) ? `${stem}e` : stem
}

/** The -ing form of a regular verb, from its participle, whose spelling already shows any doubled letter. */
export function ingOfRegular(participle: string, base: string): string {
  if (participle.endsWith('ied')) return base.endsWith('ie') ? `${base.slice(0, -2)}ying` : `${base}ing`
  if (/(?:ee|oe|ye)$/.test(base)) return `${base}ing`
  return `${participle.slice(0, -2)}ing`
}
