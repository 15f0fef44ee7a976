/** What an email wants, how to recognise it and how to name its news. The first purpose whose sign is found wins. */
export interface Purpose {
  name: string
  sign: RegExp
  /** Names the news after “about” or a colon. {what} is the thing spoken of, {offer} the price or gift, {count} a counted thing. */
  news: readonly string[]
  /** Asks the reader to do something; a verb in its base form comes first. */
  ask: readonly string[]
  /** Does the date close something (by Friday) or set it (on Friday)? */
  date: 'by' | 'on'
}

export const purposes: readonly Purpose[] = [
  {
    name: 'apology',
    sign: /\b(?:apolog(?:y|ize|ise|ies|izing)|sorry|outage|downtime|our mistake|inconvenience|delay(?:ed)?|wrong (?:link|date|price))\b/i,
    news: ['[our|an] apology for {what}', 'what happened with {what}', 'how we’re fixing {what}'],
    ask: ['read how we’re fixing {what}', 'see what we’re doing about {what}'],
    date: 'on',
  },
  {
    name: 'cart',
    sign: /\b(?:abandoned cart|left [^.]{0,40}in (?:your|their|the) (?:cart|basket)|complete (?:your|their) (?:order|purchase))\b/i,
    news: ['the cart you left behind', 'what’s still in your cart', 'your saved cart'],
    ask: ['come back to your cart', 'finish your order', 'pick up where you left off'],
    date: 'by',
  },
  {
    name: 'sale',
    sign: /\b\d{1,2}\s?(?:%|percent) (?:off|discount)|\bsave \d{1,2}%|[$€£]\d+ off|(?<!\bon )\bsale\b|\b(?:discount|promo(?:tion)? code|coupon|half[- ]price|buy one|clearance|free shipping|free delivery|special offer|reduced price|bundle deal|gift with)\b/i,
    news: ['{offer} {goods}', '{offer}', '{offer} in {sale}', '{sale}'],
    ask: ['{save} on {goods}', '{save}', '{save} in {sale}', 'see {sale}'],
    date: 'by',
  },
  {
    name: 'renewal',
    sign: /\brenew(?:al|s|ing|ed)?\b|\b(?:subscription|trial|membership|plan|license|licence|policy)\b[^.]{0,30}\b(?:ends?|expir\p{L}+|lapses?)\b/iu,
    news: ['your {thing} renewal', 'renewing your {thing}', 'your {thing}'],
    ask: ['renew your {thing}', 'keep your {thing}'],
    date: 'by',
  },
  {
    name: 'survey',
    sign: /\b(?:survey|feedback|questionnaire|rate (?:us|your)|leave (?:us )?a review|your opinion|short poll)\b/i,
    news: ['your view on {what}', 'your feedback on {what}', 'a few questions on {what}'],
    ask: ['tell us what you think of {what}', 'share your view on {what}', 'tell us about {what}'],
    date: 'by',
  },
  {
    name: 'change',
    sign: /\b(?:price (?:increase|change|rise)|prices? (?:will|are going to) (?:rise|increase|go up|change)|terms of service|privacy policy|policy (?:change|update)|new policy|new hours|moving (?:to|office)|scheduled maintenance|maintenance window|closed (?:on|for)|closing (?:on|for)|change to your)\b/i,
    news: ['a change to {what}', 'what’s changing with {what}', 'changes to {what}'],
    ask: ['see what’s changing with {what}', 'review the changes to {what}'],
    date: 'on',
  },
  {
    name: 'newsletter',
    sign: /\b(?:newsletter|digest|round-?up|weekly update|monthly update)\b/i,
    news: ['{count}', '{what}', 'the latest on {what}'],
    ask: ['read up on {what}', 'see the latest on {what}', 'catch up on {what}'],
    date: 'on',
  },
  {
    name: 'reminder',
    sign: /\b(?:remind(?:er|ing|s)?|don['’]t forget|overdue|due (?:on|by|date)|unpaid|deadline)\b/i,
    news: ['{what}', 'a reminder about {what}', '{event}'],
    ask: ['{action}', 'remember {what}', 'take care of {what}'],
    date: 'by',
  },
  {
    name: 'followup',
    sign: /\b(?:follow(?:ing)?[- ]up|checking in|touch(?:ing)? base|circling back|last week we|our (?:last )?conversation)\b/i,
    news: ['next steps on {what}', 'where we stand on {what}', '{what}'],
    ask: ['pick up {what} again', 'agree on next steps for {what}'],
    date: 'by',
  },
  {
    name: 'event',
    sign: /\b(?:invit(?:e|ing|ation)|webinar|workshop|conference|meetup|open (?:day|house)|gala|party|seminar|summit|concert|hackathon|rsvp|register for|live demo|book launch|fair|retreat|festival|exhibition)\b/i,
    news: ['{event}', '{event} {onDate}', 'your invitation to {event}'],
    ask: ['join us for {event}', 'save your seat at {event}', 'come to {event}'],
    date: 'on',
  },
  {
    name: 'meeting',
    sign: /\b(?:meeting|appointment|reschedul(?:e|ing)|schedule an?|1:1|interview (?:on|at|for|invitation)|call (?:on|with|to discuss|about))\b/i,
    news: ['{meeting}', '{meeting} {onDate}', 'the time and agenda of {meeting}'],
    ask: ['confirm {meeting}', 'pick a time for {meeting}'],
    date: 'on',
  },
  {
    name: 'order',
    sign: /\b(?:shipped|shipping confirmation|on its way|out for delivery|order (?:confirmation|number|#)|tracking number|your order|package)\b/i,
    news: ['your order', 'your order, arriving {date}', 'where your order is now', 'your order and its next steps'],
    ask: ['track your order', 'follow your order'],
    date: 'on',
  },
  {
    name: 'welcome',
    sign: /\b(?:welcome|onboarding|getting started|signed up|new (?:subscriber|member|user|customer)s?|joined)\b/i,
    news: ['your first steps with {home}', 'getting started with {home}', 'how to begin with {home}', '{what}'],
    ask: ['get started with {home}', 'take your first steps with {home}'],
    date: 'on',
  },
  {
    name: 'thanks',
    sign: /^\W*(?:(?:hi|hello|dear)[^,.!]*[,.!]\s*)?(?:a )?thank|\bthank(?:s|ing)? (?:our |the |all )?\p{L}+ for\b|\b(?:gratitude|appreciation)\b|\bgrateful\b/iu,
    news: ['our thanks for {what}', 'a thank-you for {what}'],
    ask: ['see what {what} made possible', 'accept our thanks for {what}'],
    date: 'on',
  },
  {
    name: 'fundraising',
    sign: /\b(?:donat(?:e|ion|ions|ing)|fundrais(?:er|ing)|charity|give (?:today|back)|volunteer(?:s|ing)?|nonprofit)\b/i,
    news: ['{help}', 'how you can {help}', 'how to help {cause}', 'your part in {cause}'],
    ask: ['{help}', 'lend a hand to {cause}'],
    date: 'by',
  },
  {
    name: 'job',
    sign: /\b(?:job|position|vacancy|hiring|apply|application|candidate|role|recruit(?:ing|er|ment)?|resume|cv)\b/i,
    news: ['{job}', '[an application|applying] for {job}', 'a word about {job}', '{what}'],
    ask: ['take a look at {job}', 'talk about {job}', 'take a look at {what}'],
    date: 'by',
  },
  {
    name: 'launch',
    sign: /\b(?:launch(?:ing|ed|es)?|introduc(?:e|ing|es|ed)|announc(?:e|ing|es|ed)|new (?:product|feature|collection|menu|service|version|app|line|store|book|course)|releas(?:e|ing|ed)|unveil(?:ing|ed)?|rolling out|now available|grand opening|open(?:ed|ing) (?:a|our|its|the))\b/i,
    news: ['{launch}', 'what {launch} can do', '{launch}, now here'],
    ask: ['meet {launch}', 'take a first look at {launch}', 'try {launch}'],
    date: 'on',
  },
  {
    name: 'digest',
    sign: /\b(?:newsletter|digest|roundup|round-up|monthly update|weekly update|this (?:month|week)['’]s|recap|highlights|report|results|summary|blog post|article|tips|guide|recipes)\b/i,
    news: ['{count}', '{what}', 'the latest on {what}'],
    ask: ['read up on {what}', 'see the latest on {what}', 'catch up on {what}'],
    date: 'on',
  },
  {
    name: 'request',
    sign: /\b(?:please|could you|can you|need(?:s|ed)?|approve|approval|sign|send (?:me|us)|provide|submit|review|confirm|request(?:ing)?)\b/i,
    news: ['{what}', 'a request about {what}', 'your input on {what}'],
    ask: ['{action}', '{action}', 'look over {what}'],
    date: 'by',
  },
  {
    name: 'update',
    sign: /./s,
    news: ['{what}', 'news about {what}', 'an update on {what}'],
    ask: ['see what’s new with {what}', 'take a look at {what}', 'read about {what}'],
    date: 'on',
  },
]
