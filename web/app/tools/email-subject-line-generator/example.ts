export const example = {
  emailContent:
    'We are moving our spring sale to Friday, April 24. Everything in the shop is 20% off until Sunday night, and orders over $50 ship free.',
  companyName: 'Fern & Clay',
  tone: 'friendly',
}
