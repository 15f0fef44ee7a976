import rousseau from 'rousseau'

const check = (text) =>
  new Promise((resolve, reject) => rousseau(text, (error, results) => (error ? reject(error) : resolve(results))))

export const name = 'rousseau'
export const checks = 'passive, weasel words, adverbs, readability, simplicity'
export const analyze = check
export const isPassive = async (text) => (await check(text)).some(({ type }) => type === 'passive')
