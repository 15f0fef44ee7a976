export const checkoutSandbox = {
  meta: {
    title: 'Checkout sandbox | Limpid',
    description: 'A stand-in for the payment page, shown where no payment service is connected. No money moves here.',
  },
  heading: 'This is a checkout sandbox',
  noMoney: 'No money moves here.',
  explanation:
    'This site has no payment service connected yet. On a live site you would now be on the page of Lemon Squeezy, with your order filled in. You have bought nothing, and we have stored nothing.',
  orderHeading: 'The order that would be paid',
  noOrder: 'There is no order to show. Choose a plan first.',
  back: 'Back to the plans',
} as const
