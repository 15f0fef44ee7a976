/** Something readers ask again and again, how to tell that a sentence answers it, and ways to ask it. */
export interface Intent {
  id: string
  /** The sentence answers the question. The first intent that fits a sentence takes it. */
  sign: RegExp
  /** {topic} is the topic as a noun phrase. */
  questions: readonly string[]
}

export const intents: readonly Intent[] = [
  {
    id: 'cancel',
    sign: /\bcancel(?:s|led|ed|lation|ling)?\b/i,
    questions: ['Can I cancel?', 'How does cancellation work?', 'What happens if I cancel?'],
  },
  {
    id: 'refund',
    sign: /\b(?:refund(?:s|ed|able)?|money[- ]back)\b/i,
    questions: ['Can I get a refund?', 'What is the refund policy?', 'Will I get my money back?'],
  },
  {
    id: 'return',
    sign: /\b(?:returns? (?:policy|are|is|within|period)|return (?:it|them|items?|your|the|any|unworn|unused)|exchanges?)\b/i,
    questions: ['How do returns work?', 'Can I return something?', 'What is the return policy?'],
  },
  {
    id: 'shipping',
    sign: /\b(?:ship(?:s|ped|ping)?|deliver(?:s|ed|y|ies)|dispatch(?:ed)?|courier)\b/i,
    questions: ['How does delivery work?', 'What should I know about shipping?', 'How will my order get to me?'],
  },
  {
    id: 'warranty',
    sign: /\b(?:warrant(?:y|ies)|guaranteed?)\b/i,
    questions: ['Is there a warranty?', 'What does the warranty cover?', 'How long is the guarantee?'],
  },
  {
    id: 'trial',
    sign: /\b(?:free trial|trial (?:period|version)|try (?:it|us) (?:for )?free|demo)\b/i,
    questions: ['Is there a trial?', 'Can I try it first?', 'How does the trial work?'],
  },
  {
    id: 'payment',
    sign: /\b(?:credit cards?|paypal|bank transfer|pay(?:ment)? (?:by|with|methods?|in)|invoice|installments?|apple pay)\b/i,
    questions: ['How can I pay?', 'Which payment options are there?', 'What forms of payment are accepted?'],
  },
  {
    id: 'discount',
    sign: /\b(?:discounts?|\d+ ?% off|student price|reduced rate|coupon|half price|cheaper (?:for|if))\b/i,
    questions: ['Are there any discounts?', 'Can I get a discount?', 'Is there a way to pay less?'],
  },
  {
    id: 'cost',
    sign: /\b(?:costs?|prices?|priced|fees?|charges?|pay|rates?|per (?:month|person|day|year|hour|night|week)|tickets?|starts? at|from)\b[^.]{0,40}[$€£]\s?\d|[$€£]\s?\d[\d,.]*[^.]{0,20}\b(?:per|an?|each|costs?|fee)\b|\b(?:free of charge|no charge)\b/i,
    questions: ['How much {does/do} {topic} cost?', 'What will I pay?', 'What are the prices?'],
  },
  {
    id: 'hours',
    sign: /\b(?:open(?:ing)? (?:hours|from|daily|every|on|until|at|between)|opens at|closes? at|closed on|office hours|\d{1,2}(?::\d\d)? ?(?:am|pm|a\.m\.|p\.m\.))/i,
    questions: ['What are the hours?', 'At what times can I come?', 'When can I come?'],
  },
  {
    id: 'contact',
    sign: /\b(?:contact (?:us|our|the)|customer (?:service|support)|support team|call us|email us|reach us|by phone|helpline|live chat)\b|\S+@\S+\.\w+/i,
    questions: ['How do I get in touch?', 'How can I reach support?', 'Whom do I contact with questions?'],
  },
  {
    id: 'parking',
    sign: /\bparking\b/i,
    questions: ['Is there parking?', 'Where can I park?', 'What about parking?'],
  },
  {
    id: 'where',
    sign: /\b(?:located (?:in|at|on|near)|our (?:office|store|shop|studio|address) is|address is|headquarter(?:ed|s)|lies (?:in|on|between)|situated)\b/i,
    questions: ['Where {is/are} {topic} located?', 'Where can I find {topic}?'],
  },
  {
    id: 'book',
    sign: /\b(?:book(?:ed|ing|ings)? (?:online|a|an|your|in advance|is|are|through|at)|reserv(?:e|ation|ations)|sign up|register|registration|enrol+(?:l|ment)?|appointment)\b/i,
    questions: ['How do I book?', 'How do I sign up?', 'Do I need to book ahead?'],
  },
  {
    id: 'requirements',
    sign: /\b(?:requires?|required|requirements?|prerequisites?|must have|you(?:’|')?ll need|you (?:will )?need|needed|bring (?:your|a|an|comfortable))\b/i,
    questions: ['What do I need?', 'What are the requirements?', 'What should I bring or have ready?'],
  },
  {
    id: 'age',
    sign: /\b(?:aged? \d+|years? old|under(?: the age of)? \d{1,2}\b|over 1\d|minimum age|children|kids|toddlers|seniors)\b/i,
    questions: ['What should families know about {topic}?', 'What about children?', 'Does age matter?'],
  },
  {
    id: 'privacy',
    sign: /\b(?:privacy|personal data|encrypt(?:ed|ion)|gdpr|never (?:sell|share)|stored? (?:securely|on|your)|data protection)\b/i,
    questions: ['What happens to my data?', 'How is my data protected?', 'Is my information safe?'],
  },
  {
    id: 'safety',
    sign: /\b(?:safe(?:ty|ly)?|dangers?|dangerous|risks?|side effects?|hazard|harmful|toxic|caution|warning|avoid)\b/i,
    questions: ['{Is/Are} {topic} safe?', 'What should I be careful about?', 'What risks are there with {topic}?'],
  },
  {
    id: 'duration',
    sign: /\b(?:takes?|lasts?)\s+(?:about |around |up to |roughly )?(?:\d+|one|two|three|four|five|six|seven|eight|ten|twelve|a few|several)(?:[–-]\d+| to \d+| or \p{L}+)? (?:minutes?|hours?|days?|weeks?|months?|years?|business days|working days)\b/iu,
    questions: ['How much time is involved?', 'How long should I allow?', 'What should I know about timing?'],
  },
  {
    id: 'ingredients',
    sign: /\b(?:made (?:of|from|with)|ingredients?|contains?|consists? of|composed of|materials?)\b/i,
    questions: ['What does it contain?', 'What is in it?', 'What goes into it?'],
  },
  {
    id: 'care',
    sign: /\b(?:wash(?:ed|ing)?|clean(?:ed|ing)? (?:it|them|with)|maintenance|care instructions|store (?:it|them|in)|keep (?:it|them) (?:in|away|dry|cool)|water (?:it|them|once|every))\b/i,
    questions: ['How do I look after {topic}?', 'What care {does/do} {topic} need?'],
  },
  {
    id: 'compatibility',
    sign: /\b(?:compatible|works? with|integrat(?:es?|ions?)|supports? (?:windows|mac|ios|android|all|most)|available (?:on|for) (?:ios|android|windows|mac))\b/i,
    questions: [
      'What {does/do} {topic} work with?',
      'Is it compatible with what I use?',
      'Which systems are supported?',
    ],
  },
  {
    id: 'included',
    sign: /\b(?:includ(?:es?|ed|ing)|comes with|you(?:’|')?ll (?:get|receive)|features?)\b/i,
    questions: ['What is included?', 'What do I get?', 'What {does/do} {topic} include?'],
  },
  {
    id: 'benefits',
    sign: /\b(?:benefits?|advantages?|helps? (?:to|you|reduce|improve|people|with|prevent)|saves? (?:time|money|you))\b/i,
    questions: [
      'What are the benefits of {topic}?',
      'How {does/do} {topic} help?',
      'What are the advantages of {topic}?',
    ],
  },
  {
    id: 'limits',
    sign: /\b(?:not (?:available|included|possible|suitable|allowed|recommended)|cannot|can(?:’|')t|except(?:ion|ions)?|limit(?:s|ed|ation|ations)?|only (?:available|for|if|on|in)|disadvantages?|drawbacks?)\b/i,
    questions: ['Are there any limits?', 'What are the exceptions?', 'What are the limits of {topic}?'],
  },
  {
    id: 'who',
    sign: /\b(?:(?:is|are) (?:ideal|perfect|suitable|designed|intended|made|best|right) for|beginners|professionals|anyone who)\b/i,
    questions: ['Who {is/are} {topic} for?', '{Is/Are} {topic} right for me?'],
  },
  {
    id: 'origin',
    sign: /\b(?:founded|established|invented|discovered|originat(?:ed|es)|first (?:built|made|appeared|released|published)|began in|dates back|created (?:in|by)|since (?:1|2)\d{3})\b/i,
    questions: ['How did {topic} begin?', 'What is the story behind {topic}?', 'What is the history of {topic}?'],
  },
  {
    id: 'how',
    sign: /\b(?:works? by|how it works|first,|then,|next,|finally,|step (?:one|two|1|2)|to (?:start|begin|get started|use))\b/i,
    questions: ['How {does/do} {topic} work?', 'What are the steps?'],
  },
]
