export const example = {
  text: 'The river is quiet in the morning. In the evening the river is loud, and the town is quiet.',
}
