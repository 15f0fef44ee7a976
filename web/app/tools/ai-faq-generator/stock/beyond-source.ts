import type { FaqPattern } from './topic-faq.ts'

/** What readers ask when a text has told them all it can: used to fill up where the source carries too few questions. */
export const beyondSource: readonly FaqPattern[] = [
  {
    id: 'more',
    question: '[Where can I find more details about {np}?|Where can I read more about {np}?]',
    answer:
      'This page covers the main points. For anything it leaves open, [ask us directly|get in touch] or look for [an official source|the original document] and check its date.',
  },
  {
    id: 'contact',
    question: '[Who can answer further questions about {np}?|What if my question about {np} isn’t answered here?]',
    answer:
      '[Write down your question in one or two sentences|Put your question in a sentence or two], add any dates or numbers that matter, and send it to the contact named on this site. Specific questions get specific answers.',
  },
  {
    id: 'current',
    question: '[Is this information about {np} up to date?|How current is this information?]',
    answer:
      'It reflects what was known when the page was written. Details can change, so [check the date of the page|confirm anything important] before you rely on it.',
  },
  {
    id: 'special',
    question: '[What if my situation is different?|What if my case isn’t covered here?]',
    answer:
      'General information can’t cover every case. Describe what is different about yours and ask before you act; [that takes less time than undoing a mistake|a short question now saves time later].',
  },
  {
    id: 'first',
    question: '[What should I read first about {np}?|What are the most important points about {np}?]',
    answer:
      'Start with the points that affect **what you do, what you pay, and by when**. Everything else can wait until you need it.',
  },
  {
    id: 'check',
    question: '[How can I check what I read about {np}?|How do I verify information about {np}?]',
    answer:
      'Look for a second source that doesn’t copy the first, compare [dates and figures|names, dates, and figures], and ask someone who deals with it every day.',
  },
  {
    id: 'pass',
    question: '[Can I share this information about {np}?|May I pass this information on?]',
    answer:
      'Yes, if you name the source and the date, so that others can see whether anything has changed since. [Share the link rather than a copy|A link is better than a copy].',
  },
]
