import findPassives from 'passive-voice'

export const name = 'passive-voice'
export const isPassive = (text) => findPassives(text).length > 0
