export const contact = {
  meta: {
    title: 'Contact us | Limpid',
    description:
      'Write to the people who make Limpid. Questions, ideas, faults and refunds are all welcome here, and a person reads each message.',
  },
  heading: 'Write to us',
  intro:
    'A question, a fault, an idea, a refund: this is the place. Reports of wrong marks are welcome too. Paste the sentence and tell us what the checker said.',
  fields: {
    name: { label: 'Name', help: 'What should we call you?' },
    email: { label: 'Email', help: 'We use it to answer you, and for nothing else.' },
    subject: { label: 'Subject', help: 'A few words are enough.' },
    message: {
      label: 'Message',
      help: 'If something went wrong, say what you did, what you saw and what you expected.',
    },
  },
  botCheck: {
    label: 'Security check',
    help: 'This keeps the robots out. It takes a second or two.',
    again: 'Try the check again',
  },
  withoutScript:
    'The security check needs JavaScript, so we cannot take this form without it. You can write to us by e-mail instead:',
  submit: { idle: 'Send message', sending: 'Sending…' },
  thankYou: {
    heading: 'Thank you. Your message is with us.',
    text: 'A person will read it and answer by e-mail. You can close this page now.',
    links: [
      { label: 'Read the blog', path: '/blog' },
      { label: 'Check a text', path: '/readability-checker' },
    ],
  },
  beforeYouWrite: {
    heading: 'Before you write',
    items: [
      {
        question: 'You used up a free tool?',
        answer: 'Each tool counts on its own, and your uses come back 24 hours after the first one.',
        link: { label: 'See the free tools', path: '/free-tools' },
      },
      {
        question: 'You wonder what happens to your text?',
        answer: 'The privacy policy says it, tool by tool.',
        link: { label: 'Read the privacy policy', path: '/privacy-policy' },
      },
      {
        question: 'You want to change a plan?',
        answer: 'You can upgrade at any time. A downgrade starts at the end of your billing cycle.',
        link: { label: 'See the plans', path: '/pricing' },
      },
    ],
  },
} as const
