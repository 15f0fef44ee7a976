/** Promotional copy, kept in one place so that it is easy to change or take away. No page states these figures by itself. */
export const promotionalFigures = {
  exact: '57,670+ writers',
  rounded: 'over 50,000 writers',
} as const
