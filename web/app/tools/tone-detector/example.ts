export const example = { text: 'Thank you so much for your help! I was worried that we would miss the deadline.' }
