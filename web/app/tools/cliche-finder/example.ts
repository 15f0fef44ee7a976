export const example = {
  text: 'At the end of the day, we need to think outside the box. Last but not least, avoid it like the plague.',
}
