import sbd from 'sbd'

export const name = 'sbd'
export const sentences = (text) => sbd.sentences(text)
