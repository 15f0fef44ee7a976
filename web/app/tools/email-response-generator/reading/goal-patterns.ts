import type { GoalMove, StanceClause } from './goal.ts'

export const STANCE_VERBS: readonly (readonly [StanceClause['stance'], RegExp])[] = [
  [
    'negotiate',
    /^(?:negotiat\w*|bargain\w*|haggl\w*|push back\b|pushing back\b|counter(?:ing)?(?:[- ]?offer)?\b|ask(?:ing)? for (?:a )?(?:discount|lower price|better price|better deal|better rate)$|get(?:ting)? (?:a )?(?:discount|lower price|better (?:price|deal|rate)))/i,
  ],
  [
    'decline',
    /^(?:declin\w*|refus\w*|reject\w*|turn(?:ing)? (?:it|this|that|them|him|her|the .{1,40}?|down)(?: down)?\b|say(?:ing)? no\b|no\b|pass(?:ing)? on|cancel(?:ling|ing)?(?! (?:my|our) (?:subscription|order|account|membership|booking|reservation|plan|contract|policy|service|card))|not interested|disagree\w*|deny\w*|denying|opt(?:ing)? out|withdraw\w*|resign\w*|back(?:ing)? out)/i,
  ],
  [
    'delay',
    /^(?:delay\w*|buy(?:ing)? (?:some |more )?time|stall\w*|ask(?:ing)? for (?:some |a little |a bit )?(?:more )?time|get(?:ting)? more time|put(?:ting)? (?:it|this|them) off|defer\w*|request(?:ing)? (?:an extension|more time)|ask(?:ing)? for an extension|hold(?:ing)? off)/i,
  ],
  [
    'accept',
    /^(?:accept\w*|grant\w*|allow\w*|permit\w*|agree\w*|approv\w*|confirm\w*|say(?:ing)? yes\b|yes\b|go ahead|commit\w*|acknowledg\w*|ok(?:ay)?\b|sign(?:ing)? up|rsvp yes|take (?:them|him|her|it) up|show(?:ing)? interest|express(?:ing)? interest|interested\b|positive\b|welcom\w*)/i,
  ],
  [
    'ask',
    /^(?:ask(?:ing)? (?:for )?(?:clarification|clarifying questions?|questions?|more (?:details|information|info)|for (?:clarification|(?:some |more )?(?:details|information|info)))|clarif\w*|inquir\w*$|find(?:ing)? out more|get(?:ting)? more (?:details|information|info)|request(?:ing)? (?:more |further |additional )?(?:details|information|info|clarification))/i,
  ],
]

export const PREAMBLE =
  /^(?:(?:please|kindly|politely|firmly|gently|briefly|professionally|respectfully|also|just|then|and|but|so|warmly|quickly|clearly|simply|nicely|graciously|formally|sincerely|gratefully|tactfully|first|finally|enthusiastically|happily)[, ]+|(?:write|draft|send|compose|create|generate|give)(?: me)? (?:an? |the )?(?:[\p{L}-]+ )?(?:reply|response|email|answer|message|note)(?: back)?(?: (?:that|which|to|saying|where I|in which I))? ?|(?:my|the) (?:goal|aim|purpose) is to |(?:I|we)(?:’d| would) like to |(?:I|we) (?:want|need|have|wish|would love|plan|intend) to (?!know\b)|(?:I|we)(?:’m| am|’re| are) (?:going|trying|looking) to |to (?=\p{L}+)|reply (?:that|saying|to say|by saying|and|with) |respond (?:that|saying|by|with|and) |answer (?:that|with) |let’s )+/iu
export const TELL =
  /^(?:(?:tell|inform|remind|assure|reassure|notify|let|advise|warn)(?:ing)?(?: (?:them|him|her|everyone|the (?:client|customer|team|sender|candidate|supplier|vendor|boss|landlord|recruiter|manager|teacher|parents?)|my (?:boss|client|manager|landlord|colleague|friend)|\p{Lu}\p{L}+))?(?: know)?|say(?:ing)?|stat(?:e|ing)|mention(?:ing)?|not(?:e|ing)|add(?:ing)?|point(?:ing)? out|repl(?:y|ying)|ma(?:ke|king) (?:it )?clear)(?: to (?:them|him|her))?[,:]? (?!(?:about|of|to|if|whether|when|what|why|how|where|who|thanks?|hello|goodbye|sorry|more)\b)(?:that )?/u
/** These take a thing as well as a sentence, so the sentence must show itself. */
export const TELL_THAT =
  /^(?:explain|express|confirm|acknowledge|agree|promise|insist|emphasi[sz]e|indicate|communicate|suggest|apologi[sz]e)(?:ing)?(?: to (?:them|him|her))? (?:that |(?=(?:I|we|it|they|there|he|she)(?:’\p{L}+)? (?!\p{L}+ing\b)))/u
const ASK_WHOM =
  '(?: (?:them|him|her|the (?:client|customer|team|sender|candidate|supplier|vendor|landlord|recruiter|manager|company)|my (?:boss|manager|landlord|client)|\\p{Lu}\\p{L}+))?'
const GOAL_VERB =
  '(?:politely |also |kindly |then |please |maybe |perhaps |gently |briefly |firmly )*(?:accept|agree|approve|confirm|decline|refuse|reject|turn down|cancel|delay|postpone|reschedule|negotiate|ask|request|tell|say|mention|explain|inform|remind|let (?:them|him|her)|thank|apologi[sz]e|suggest|propose|offer|congratulate|promise|express|acknowledge|send|give|provide|share|schedule|set up|arrange|invite|wish|follow up|reassure|assure|clarify|recommend|state|note|emphasi[sz]e|show|keep|accepting|declining|asking|thanking|apologi[sz]ing|suggesting|proposing|offering|telling|saying|explaining|confirming|requesting|mentioning|agreeing)'
export const SPLIT = new RegExp(
  `(?:\\s*[.;\\n]+\\s*|,?\\s+(?:and|but|then|plus|while|or)(?: (?:also|then|instead))?\\s+(?=${GOAL_VERB}\\b)|,\\s+(?=${GOAL_VERB}\\b))`,
  'iu',
)

export const MOVES: readonly (readonly [GoalMove['kind'], RegExp])[] = [
  ['want', /^(?:ask(?:ing)?|request(?:ing)?) to (.+)$/i],
  [
    'ask-clause',
    new RegExp(
      `^(?:ask(?:ing)?|inquire|find out|check|request to know|(?:I|we) (?:want|need) to know)${ASK_WHOM}(?: about)? ((?:if|whether|when|what|where|who|how|why|which)\\b.+)$`,
      'iu',
    ),
  ],
  [
    'ask-to',
    new RegExp(`^(?:ask(?:ing)?|request(?:ing)?|tell|remind|urge|encourage|invite|want|get)${ASK_WHOM} to (.+)$`, 'iu'),
  ],
  ['ask-about', new RegExp(`^(?:ask(?:ing)?|inquire|enquire|inquiring)${ASK_WHOM} (?:about|regarding) (.+)$`, 'iu')],
  ['ask-for', new RegExp(`^(?:(?:ask(?:ing)?)${ASK_WHOM} for|request(?:ing)?|demand(?:ing)?) (.+)$`, 'iu')],
  [
    'console',
    /^(?:express(?:ing)?|offer(?:ing)?|send(?:ing)?|give|giving) (?:my |our |them |him |her )?(?:sincere |deepest |heartfelt )?(?:condolences?|sympath(?:y|ies))\b()/i,
  ],
  ['ask-to', /^(cancel(?:ling|ing)? (?:my|our) .+)$/i],
  [
    'offer',
    /^offer(?:ing)?(?: (?:them|him|her))? ((?:a|an|the|our|my|some|\d|free|full|half|another|to-go|[$€£])(?![\p{L}]).+|(?:free|full|partial|extra|store) .+)$/iu,
  ],
  ['suggest', /^(?:suggest(?:ing)?|propos(?:e|ing)|recommend(?:ing)?)(?: that)? (.+)$/i],
  [
    'thank',
    /^(?:thank(?:ing)?|express(?:ing)? (?:my |our )?(?:thanks|gratitude|appreciation)|show(?:ing)? (?:my )?(?:appreciation|gratitude)|give thanks|appreciate)\b(?: (?:them|him|her|you|everyone|\p{Lu}\p{L}+))?(?: (?:so much|again|warmly|sincerely))?((?: for .+)?)/iu,
  ],
  [
    'apologise',
    /^(?:apologi[sz](?:e|ing)|say(?:ing)? sorry|express regret)\b(?: to (?:them|him|her))?((?: (?:for|that) .+)?)/i,
  ],
  ['congratulate', /^(?:congratulat(?:e|ing))\b(?: (?:them|him|her|\p{Lu}\p{L}+))?((?: (?:on|for) .+)?)/iu],
  [
    'will',
    /^(?:promis(?:e|ing) to|offer(?:ing)? to|agree(?:ing)? to|commit to|assure them (?:that )?(?:I|we)(?:’ll| will)) (.+)$/i,
  ],
  [
    'explain',
    /^(?:explain(?:ing)?|clarify(?:ing)?|describe|describing|address|justify)(?: to (?:them|him|her))? ((?:my|our|the|a|his|her|their|why|how|what|that)\b.*)$/i,
  ],
  [
    'give',
    /^(?:provide|share|give|send|giving|providing|sharing|sending|list|answer)(?: (?:them|him|her))?(?: with)? ((?:my|our|the|a|an|all|some|his|her|their|why|how|what|information|details|feedback|updates?|pricing|prices|directions|instructions)\b.*)$/i,
  ],
]

/** What can be sent by email, unlike a discount or an extension. */
export const SENDABLE =
  /\b(?:details?|information|info|copy|copies|list|quotes?|address|invoice|receipt|report|files?|documents?|links?|photos?|pictures?|numbers?|figures|examples?|data|schedule|agenda|contract|proposal|price list|prices|pricing|brochure|samples?|dates?|directions|instructions|feedback|updates?|timeline|references?|contact|breakdown|specifications?|portfolio|résumé|resume|CV|draft|tracking|confirmation|clarification|explanation|answers?)\b/i
