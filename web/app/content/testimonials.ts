/** Promotional copy: illustrative voices, no real customers. The page shows the note beside them. */
export const testimonials = {
  heading: 'What it feels like',
  note: 'Illustrative voices, written by us to show how people use Limpid.',
  voices: [
    {
      quote: 'I stopped asking whether my English was right. Now I ask whether my sentence is short enough.',
      name: 'Mariana',
      role: 'Product manager, writes in her third language',
    },
    {
      quote: 'My supervisor used to mark half of each page. Last week she wrote one word in the margin: yes.',
      name: 'Tobias',
      role: 'Doctoral student',
    },
    {
      quote: 'The red sentence is always the one I was proud of. I have learned to cut it anyway.',
      name: 'Ruth',
      role: 'Newsletter writer',
    },
  ],
} as const
