/** Sentences that every email holds and nobody answers. */
export const FORMULA =
  /\b(?:(?:if|should) you have (?:any |further |other )*(?:questions|queries|concerns)|(?:let (?:me|us) know if (?:you have|there are|there is) (?:any )?(?:other |further |more )?(?:questions|concerns|problems|issues|queries|trouble|doubts|anything))|(?:don’t|do not) hesitate|feel free|look(?:ing)? forward|hope (?:this|you|all|everything|that you)|(?:please )?(?:find|see) (?:the )?(?:attached|enclosed)|did you know|unsubscribe|how are you|how(?:’s| is) it going|how have you been|how was your|hope all is well|hope to hear|reach out (?:to me|anytime|any time)|have a (?:great|good|nice|lovely)|sent from my|please disregard this|i can be reached|enjoy your)\b/i

const SOFTENER = '(?:please |kindly |possibly |also |maybe |perhaps |quickly |just |then |at least |either )*'

/** Each captures what we are asked to do, as a bare verb phrase. */
export const REQUESTS: readonly RegExp[] = [
  new RegExp(
    `\\b(?:could|can|would|will) you ${SOFTENER}(?!(?:be |mind|like|prefer|say|consider yourself)\\b)(.+)$`,
    'i',
  ),
  new RegExp(
    `\\b(?:would|will|are) you (?:still )?(?:be )?(?:able|willing|prepared|happy|in a position) to ${SOFTENER}(.+)$`,
    'i',
  ),
  new RegExp(
    `\\b(?:I|we)(?:’d| would)? (?:also )?(?:need|want|like|ask|expect|urge|invite|encourage|require)(?: for)? you to ${SOFTENER}(.+)$`,
    'i',
  ),
  new RegExp(
    `\\b(?:appreciate it|appreciate|great|helpful|wonderful|lovely|grateful|good|nice|ideal|perfect|useful) (?:it )?if you (?:could|would|can|were able to) ${SOFTENER}(.+)$`,
    'i',
  ),
  new RegExp(
    `\\b(?:wondering|wonder|wondered|ask|see|check|know) (?:if|whether) you (?:could|would|can|might be able to|might|would be able to|are able to|would be willing to|will) ${SOFTENER}(?!(?:be|like|mind)\\b)(.+)$`,
    'i',
  ),
  new RegExp(
    `\\b(?:do you think|any chance|is there (?:any|a) (?:chance|way)(?: that)?) you (?:could|can|would) ${SOFTENER}(.+)$`,
    'i',
  ),
  new RegExp(
    `\\b(?:would|will|is) it (?:be )?(?:possible|ok|okay|alright|all right) (?:for you to|to (?=(?:send|give|provide|show|tell|let|get|bring|help|share|forward|call|email|ship|deliver)\\b)) ?${SOFTENER}(.+)$`,
    'i',
  ),
  new RegExp(
    `\\b(?:make sure (?:to|you|that you)|be sure to|don’t forget to|remember to|you(?:’ll)? (?:need|have) to|you must|you should) ${SOFTENER}(.+)$`,
    'i',
  ),
  new RegExp(
    `(?:^|[,;–—] |\\b(?:so|and|then|also|but) )(?:please|kindly|pls) ${SOFTENER}(?!(?:find|note|be advised|be aware|accept (?:my|our)|see attached)\\b)(.+)$`,
    'i',
  ),
  /^(?:(?:and|also|then|so|finally|next),? )?(?=(?:send|call|email|reply|respond|confirm|review|sign|approve|check|update|complete|fill|submit|forward|share|bring|book|pay|return|tell|give|provide|schedule|arrange|upload|contact|join|register|rsvp|read|fix|add|remove|replace|refund|cancel|ship|look into|get back|take a look|have a look)\b)(.+)$/i,
]

export const MIND = /\b(?:would|do) you mind (?:also )?(\p{L}+ing)\b(.*)$/iu

/** “Let me know when …”: the clause or the thing they want to hear of. */
export const LET_KNOW =
  /\b(?:let (?:me|us) know|tell (?:me|us)|advise|(?:I|we)(?:’d| would) (?:like|love) to know|(?:I|we) (?:want|need) to know|(?:I|we) (?:was|were) wondering|(?:I|we)(?:’m| am|’re| are) wondering|(?:do|can) you (?:know|tell me)|(?:can|could) you (?:please )?(?:confirm|clarify|explain|let me know|tell us|advise))\s+(?:by [\p{L} ]+? )?((?:if|whether|when|where|what|which|who|how|why)\b.+)$/iu
export const LET_KNOW_THING =
  /\b(?:let (?:me|us) know|tell (?:me|us)|(?:can|could) you (?:please )?(?:confirm|clarify|share)) ((?:your|the|any)\s.+)$/i

export const INVITATION =
  /\b(?:(?:invite|inviting) you (?:(?:all|both) )?(to .+)|invited (to .+)|(?:would|do) you (?:like|want|care) to ((?!know\b|see how\b)\p{L}+ .+)|hope (?:that )?you(?:’ll| can| will)(?: be able to)? ((?:join|come|attend|make it|be there)\b.*)|((?:join) (?:us|me) .+)|(?:love|like) (?:for you to|you to) ((?:join|come|attend|speak|be)\b.+)|interested in ((?:joining|attending|speaking|coming|participating|taking part)\b.+)|(?:love|like|happy|glad|delighted) to have you ((?:join|speak|as|at|on|for|over)\b.+))/iu

export const OFFER =
  /\b(?:I|we)(?:’d| would|’re| are| can| could| will|’ll| am|’m)?(?: (?:also|like|love|pleased|happy|prepared|delighted|able|willing|glad|be|now|currently|therefore|both|to))* (?:offer|offering|propose|extend)(?: to)?(?: you| your (?:team|company))? (?!to\b)((?:a|an|the|our|your|this|you|free|up to)\b.+|[$€£\d].+)$/i

/** Something they would do for us if we say so. */
export const HELP =
  /\b(?:(?:would|do) you (?:like|want|need) (?:me|us) to|(?<=^|[,.] )shall (?:I|we)|(?<=^|[,.] )should I|(?:I|we)(?:’m| am|’re| are|’d be| would be)(?: more than)? (?:happy|glad|delighted|pleased|willing) to|let me know if you(?:’d| would) like (?:me|us) to) (.+)$|\b(?:I|we) (?:can|could|will) (?:also )?(.+?),? if (?:that (?:would help|helps|is useful|would be useful)|you (?:like|want|wish|need|’d like|would like)|it helps|needed|useful|helpful)\b/i

/** A wish of theirs that needs our yes: “Could I interview you?” */
export const LEAVE =
  /^(?:(?:so|and|also|but),? )?(?:(?:can|could|may|might) (?:I|we)|(?:would it be|is it) (?:ok|okay|possible|all right) (?:(?:for (?:me|us) )?to|if (?:I|we))),? (?:please |also |possibly |maybe )*(\p{L}+ .+)\?$/iu
export const JOINT =
  /^(?:meet|talk|discuss|chat|speak|schedule|set up|move|reschedule|get together|catch up|have|push|change|extend|arrange|go over|agree|do|start|book|jump)\b/i

export const COMPLAINT =
  /\b(?:disappoint\w*|unhappy|frustrat\w+|unacceptable|complain\w*|broken|damaged|faulty|defective|(?:not|n’t|stopped|isn’t|never) work(?:ing|s|ed)?|(?:hasn’t|have not|has not|haven’t|didn’t|never|not|still hasn’t) (?:yet )?(?:arrived|received|been (?:delivered|resolved|refunded|fixed|shipped|answered|processed|paid|returned)|arrive|receive)(?! your)|wrong (?:item|size|order|product|colour|color|address|amount|one)|overcharged|charged (?:me |us )?twice|double[- ]charged|missing (?:items?|parts?|pieces?)|very (?:late|slow|rude|poor)|days late|weeks late|hours late|waiting (?:for|since) (?:over|more than|two|three|\d)|refund|poor (?:service|quality)|rude|let down|error|crash\w*|bug|overdue|unpaid|still waiting|terrible|awful|too loud|leaking|leaks?|cold food|dirty|mistake in)\b/i
export const LOSS =
  /\b(?:passed away|passing of|funeral|died|lost (?:my|our) (?:mother|father|mum|mom|dad|husband|wife|brother|sister|grand\w+|son|daughter|dog|cat|job)|diagnosed|in (?:the )?hospital|bereave\w*|miscarriage|laid off|divorce)\b/i
export const GRATITUDE =
  /^(?:(?:hi|hey),? )?(?:(?:just )?(?:wanted|writing|want) to )?(?:say )?(?:a )?(?:huge |big |many |quick )?(?:thank(?:s| you)(?! (?:so much |very much )?(?:for (?:your (?:e-?mail|enquiry|inquiry|message|interest|order|purchase|patience|reply|response|application|time|call|letter|quick|prompt|note|understanding|booking|request|attention)|applying|contacting|reaching|getting|writing|choosing|the (?:info\w*|email|update|call)|considering|reading|signing)|in advance)\b)|(?:I|we) (?:really |truly |so |greatly )*appreciate)\b/i
export const APOLOGY =
  /\b(?:(?:I|we)(?:’m|’re| am| are)? (?:so |very |really |truly |terribly |deeply )*(?:sorry|apologi[sz]e)|(?:my|our) (?:sincere |deepest )?apologies|apologies for)\b/i
export const PRAISE =
  /\b(?:congrat\w*|well done|great (?:job|work)|fantastic (?:job|work)|impressed (?:by|with)|loved (?:your|the)|excellent (?:job|work)|outstanding)\b/i
export const NEWS =
  /\b(?:(?:let you know|inform you|confirm|advise you|tell you|remind you|announce|share|note|notify you|aware|report)(?: that|:)|just (?:a )?(?:quick )?(?:note|update|reminder|heads[- ]up)(?: that|:|,)|(?:pleased|happy|glad|delighted|excited|regret) to (?:say|share|tell you|announce|inform you|let you know)(?: that)?)\s+(.+)$/i
