import { usesPerWindow } from '#app/spec/free-tools.ts'
import { creditCosts, importLimitMegabytes, moneyBackDays, type PlanName, plans } from '#app/spec/plans.ts'

const grouped = (amount: number) => amount.toLocaleString('en-US')

interface PlanCard {
  bestFor: string
  highlights: readonly string[]
  support: string
}

const supportOf = (name: PlanName) =>
  plans[name].prioritySupport
    ? `Priority support, an answer within ${plans[name].supportHours} hours`
    : `Support, an answer within ${plans[name].supportHours} hours`

const highlightsOf = (name: PlanName) => [
  `${grouped(plans[name].aiCredits)} AI credits a month`,
  `${grouped(plans[name].grammarCharacters)} characters of grammar checking a month`,
  `${grouped(plans[name].plagiarismWords)} words of plagiarism checking a month`,
]

const cards: Record<PlanName, PlanCard> = {
  pro: {
    bestFor: 'For one person who writes most weeks',
    highlights: [...highlightsOf('pro'), 'All free tools without limits', 'Unlimited document storage'],
    support: supportOf('pro'),
  },
  premium: {
    bestFor: 'For people who write every day',
    highlights: [
      ...highlightsOf('premium'),
      'Everything in Pro',
      `Deleted documents kept for ${plans.premium.trashRetentionDays} days`,
    ],
    support: supportOf('premium'),
  },
}

interface ComparisonRow {
  feature: string
  /** What the cell says, or true where the plan has the feature and there is nothing to count. */
  values: Record<PlanName, string | true>
  tooltip: string
}

const both = { pro: true, premium: true } as const
const perPlan = (describe: (plan: (typeof plans)[PlanName]) => string) => ({
  pro: describe(plans.pro),
  premium: describe(plans.premium),
})

const comparisonRows: readonly ComparisonRow[] = [
  {
    feature: 'AI credits a month',
    values: perPlan((plan) => grouped(plan.aiCredits)),
    tooltip: `A conversation costs ${creditCosts.askMode} credit in Ask Mode and ${creditCosts.agentMode} in Agent Mode.`,
  },
  {
    feature: 'Grammar characters a month',
    values: perPlan((plan) => grouped(plan.grammarCharacters)),
    tooltip: 'Only new and changed sentences count. A sentence we have checked before costs nothing.',
  },
  {
    feature: 'Plagiarism words a month',
    values: perPlan((plan) => grouped(plan.plagiarismWords)),
    tooltip: 'The number of words you can check for plagiarism before the next reset.',
  },
  {
    feature: 'Real-time readability',
    values: both,
    tooltip: 'The editor marks hard sentences, adverbs, passive voice and qualifiers while you type.',
  },
  {
    feature: 'Ask Mode and Agent Mode',
    values: both,
    tooltip: 'Ask Mode talks your draft over with you. Agent Mode works on the document.',
  },
  {
    feature: 'Free tools without limits',
    values: both,
    tooltip: `Visitors get ${usesPerWindow} uses per tool in 24 hours. With a plan you need not count.`,
  },
  {
    feature: 'Document storage',
    values: { pro: 'Unlimited', premium: 'Unlimited' },
    tooltip: 'The editor saves to the cloud as you write. Only you can open a document, unless you share it.',
  },
  {
    feature: 'Import',
    values: { pro: `Up to ${importLimitMegabytes}MB a file`, premium: `Up to ${importLimitMegabytes}MB a file` },
    tooltip: 'Bring in DOCX, TXT and Markdown files.',
  },
  {
    feature: 'Export',
    values: both,
    tooltip: 'Save as PDF, DOCX, Markdown, TXT or HTML.',
  },
  {
    feature: 'Deleted documents kept',
    values: perPlan((plan) => `${plan.trashRetentionDays} days`),
    tooltip: 'You can take a document back out of the trash for this long.',
  },
  {
    feature: 'Support',
    values: perPlan((plan) => `${plan.prioritySupport ? 'Priority, within' : 'Within'} ${plan.supportHours} hours`),
    tooltip: 'How soon a person answers your message.',
  },
]

export const pricing = {
  meta: {
    title: 'Pricing | Limpid',
    description: `Two plans, Pro and Premium, by the month or by the year. AI credits, grammar and plagiarism checking, and a ${moneyBackDays}-day money-back guarantee.`,
  },
  heading: 'Two plans. Pick the one you will use up.',
  intro: `Pay by the month, or by the year for less. If it does not help, you have ${moneyBackDays} days to get all your money back.`,
  cards,
  comparison: { heading: 'What each plan holds', rows: comparisonRows },
  credits: {
    heading: 'How AI credits work',
    paragraphs: [
      'A credit is what a conversation with the assistant costs. You pay per conversation, so a long talk costs no more than a short one.',
      'Ask Mode is for questions and ideas. Agent Mode works on the document itself, so it costs more.',
      'Your credits are full again each month. Unused ones do not roll over.',
    ],
    costs: [
      { mode: 'Ask Mode', credits: creditCosts.askMode },
      { mode: 'Agent Mode', credits: creditCosts.agentMode },
    ],
  },
  faq: {
    heading: 'Before you decide',
    items: [
      {
        question: 'When do my credits come back?',
        answer:
          'Each month. Grammar characters and plagiarism words reset then too. What you did not use does not roll over. If you run short often, you can upgrade at any time.',
      },
      {
        question: 'How do you count grammar characters?',
        answer:
          'By the sentence. When you write or change a sentence, its characters count once. Sentences we have checked before come from the cache and cost nothing. So opening the same document again costs nothing.',
      },
      {
        question: 'Can I get my money back?',
        answer: `Yes. There is a ${moneyBackDays}-day money-back guarantee. Write to us within ${moneyBackDays} days of your purchase and you get all of it back.`,
      },
      {
        question: 'Can I change my plan later?',
        answer:
          'You can upgrade at any time. A downgrade takes effect at the end of your billing cycle, so you keep what you paid for until then.',
      },
      {
        question: 'Should I pay by the month or by the year?',
        answer: `By the year costs less. Pro is $${plans.pro.yearlyPrice} for a year, against $${plans.pro.monthlyPrice * 12} for twelve single months. Pay by the month if you need it for one project.`,
      },
      {
        question: 'Who takes the payment?',
        answer: 'Lemon Squeezy, as merchant of record. You enter your card on its page. We never see the number.',
      },
      {
        question: 'Do I need a plan for the free tools?',
        answer: `No. The readability checker is free without limits, and each tool is free ${usesPerWindow} times per 24 hours. A plan takes the limits away and adds the editor.`,
      },
    ],
  },
} as const
