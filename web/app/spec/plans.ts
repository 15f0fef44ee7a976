/** Prices in US dollars, allowances per month. Change a price here and every page follows. */
export const plans = {
  pro: {
    name: 'Pro',
    monthlyPrice: 17,
    yearlyPrice: 153.96,
    aiCredits: 150,
    grammarCharacters: 200_000,
    plagiarismWords: 20_000,
    trashRetentionDays: 15,
    supportHours: 48,
    prioritySupport: false,
    bestValue: false,
  },
  premium: {
    name: 'Premium',
    monthlyPrice: 27,
    yearlyPrice: 273.96,
    aiCredits: 400,
    grammarCharacters: 550_000,
    plagiarismWords: 55_000,
    trashRetentionDays: 60,
    supportHours: 24,
    prioritySupport: true,
    bestValue: true,
  },
} as const

export type PlanName = keyof typeof plans
export const planNames = ['pro', 'premium'] as const satisfies readonly PlanName[]

export type Billing = 'monthly' | 'yearly'
export const billings = ['monthly', 'yearly'] as const satisfies readonly Billing[]
export const defaultBilling: Billing = 'yearly'
export const yearlySavingLabel = 'Save $50'

export const creditCosts = { askMode: 1, agentMode: 2 } as const
export const moneyBackDays = 10
export const importLimitMegabytes = 15
export const liabilityCapDollars = 100
export const noticeOfChangesDays = 30

export const checkoutsPerHour = { times: 20, milliseconds: 3_600_000 } as const
export const longestAnalyticsId = 200

export const checkoutMessages = {
  emailMissing: 'Please enter your email address',
  emailInvalid: 'Please enter a valid email address',
  failed: 'Failed to start subscription process',
  invalidResponse: 'Invalid response from server',
  planMissing: 'Please choose a plan and how to pay for it',
} as const
