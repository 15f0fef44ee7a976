export const example = { text: 'The cake was eaten by the children. Was the letter sent by Tom?' }
