import type { FaqPattern } from './topic-faq.ts'

/** Questions that can be asked of any subject. {np} is the topic as a noun phrase. The answers claim nothing they cannot know. */
export const anyTopic: readonly FaqPattern[] = [
  {
    id: 'what',
    question:
      '[What should I know about {np}?|What is there to know about {np}?|What’s the first thing to know about {np}?]',
    answer:
      '[Start with|Begin with] the basics: what the words mean, [who is involved|whom it concerns], and [why people care|why it comes up]. [Once those are clear, the details fall into place.|The rest is easier to follow after that.] Definitions differ between sources, so [note which one you are using|check which one a text relies on].',
  },
  {
    id: 'why',
    question: '[Why {does/do} {np} matter?|Why do people care about {np}?|Why are people interested in {np}?]',
    answer:
      '[People come to it for different reasons|There is no single reason]: some want to [make a decision|solve a problem], others to [learn something new|understand it better]. [Ask yourself what you want to do with the answer|Think about what you need it for]; that tells you which parts matter to you.',
  },
  {
    id: 'start',
    question: '[Where should I start with {np}?|How do I get started with {np}?|What’s a good first step with {np}?]',
    answer:
      'Start small:\n\n1. [Write down|Note] the one question you most want answered.\n2. Read [one introduction|one short overview] from a source you trust.\n3. [Try one thing|Take one small step], then [look at what happened|see what you learned].\n\n[That is usually enough to know what to ask next.|By then you will know what to ask next.]',
  },
  {
    id: 'learn',
    question:
      '[Where can I find reliable information about {np}?|Which sources on {np} can I trust?|How can I learn more about {np}?]',
    answer:
      'Look for sources that **name their author, date, and evidence**: official bodies, [universities|libraries], and [specialist publications|people who work in the field]. [Compare two or three|Read at least two] before you rely on one. If they disagree, the difference itself is worth understanding.',
  },
  {
    id: 'mistakes',
    question:
      '[What do people get wrong about {np}?|What mistakes do people make with {np}?|What are common misunderstandings about {np}?]',
    answer:
      '[Two things go wrong most often|The usual mistakes are simple ones]: relying on [one source|a single opinion], and [expecting one answer to fit everyone|assuming that what worked for others will work for you]. [Check dates, check who is speaking, and keep your own situation in mind.|Ask who says so, when, and on what grounds.]',
  },
  {
    id: 'time',
    question: '[How much time should I set aside for {np}?|How long does it take to understand {np}?]',
    answer:
      'It depends on how deep you want to go. [An hour of reading|A single afternoon] covers the basics of most subjects; [real confidence comes with use|the finer points take longer]. [Set a limit first|Decide beforehand how much you need], and stop when your question is answered.',
  },
  {
    id: 'change',
    question:
      '[Has anything changed recently with {np}?|Is older advice about {np} still valid?|How do I know my information about {np} is up to date?]',
    answer:
      'We can’t tell from here what is newest, so check the date of anything you read. [Facts that rest on laws, prices, or technology age fastest|Prices, rules, and technology change most often]; [basic ideas last longer|the underlying ideas change more slowly].',
  },
  {
    id: 'expert',
    question: '[When should I ask an expert about {np}?|Do I need professional advice on {np}?]',
    answer:
      'Ask someone qualified when [money, health, safety, or the law is involved|a wrong answer would be costly], or when [two good sources disagree|you have read a lot and still can’t decide]. [For everything else, careful reading goes a long way.|Otherwise, a good introduction is often enough.]',
  },
  {
    id: 'terms',
    question: '[Which terms should I know when reading about {np}?|How do I make sense of the vocabulary around {np}?]',
    answer:
      'Every field has its own words. [Keep a short list|Write down each new term] as you read, with [a definition in your own words|one example each]. [Ten or so|A dozen] cover most of what you will meet. If a text uses a term without explaining it, look for a gentler introduction first.',
  },
  {
    id: 'opinions',
    question: '[Why do opinions about {np} differ?|Why do sources disagree about {np}?]',
    answer:
      'People [start from different experience|look at different evidence] and want different things. [Disagreement is not a sign that nothing is known.|That doesn’t mean every view is equally sound.] Look for what the sides **agree** on, then for the point where they part.',
  },
  {
    id: 'questions',
    question: '[Which questions should I ask about {np}?|What should I ask before I decide anything about {np}?]',
    answer:
      'Five questions go far:\n\n- What exactly is meant?\n- Who says so, and how do they know?\n- [What does it cost in time or money?|What would it cost me?]\n- What are the alternatives?\n- What happens if I do nothing?',
  },
  {
    id: 'share',
    question: '[How do I explain {np} to someone else?|How can I talk about {np} without jargon?]',
    answer:
      'Begin with [something the other person already knows|an everyday example], use short sentences, and [leave out the exceptions at first|come to exceptions later]. If you can say it in [three sentences|half a minute], you have understood it well.',
  },
]
