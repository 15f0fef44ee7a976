import type { TopicKind } from '@limpid/compose'
import type { FaqPattern } from './topic-faq.ts'

const product: readonly FaqPattern[] = [
  {
    id: 'choose',
    question: '[How do I choose {ax}?|What should I look for in {ax}?|How do I find the right {one}?]',
    answer:
      '[Think about how you will use it first|Start from how and where you will use it]: how often, for what, and who else will. Then compare **size, materials, and [comfort|ease of use]** before price. [If you can, try before you buy|Photos only tell so much, so check the measurements].',
  },
  {
    id: 'cost',
    question: '[How much {does/do} {np} cost?|What should I expect to pay for {ax}?]',
    answer:
      'Prices vary by brand, quality, and seller, so any single figure would mislead. [Compare three offers|Look at several sellers] and check what the price includes: **delivery, returns, and warranty**.',
  },
  {
    id: 'worth',
    question: '[{Is/Are} {np} worth the money?|Do I really need {ax}?]',
    answer:
      '[That depends on how often you will use it|It comes down to use]. Something you use daily [repays better quality|deserves a bigger budget]; for [occasional use|a trial], a borrowed or second-hand one is often enough.',
  },
  {
    id: 'care',
    question: '[How do I look after {ax}?|How do I make {ax} last longer?]',
    answer:
      'Follow the maker’s care instructions first: materials differ, and the wrong cleaner can do harm. [In general, clean gently and often|As a rule, little and often is best], keep damp away, and deal with small damage early.',
  },
  {
    id: 'where',
    question: '[Where can I buy {ax}?|Where’s the best place to buy {ax}?]',
    answer:
      'Specialist shops offer advice and [a chance to try things|the option to try before you buy]; online shops offer choice and easy comparison. Wherever you buy, [read the return policy first|check returns and warranty first].',
  },
  {
    id: 'returns',
    question: '[What if I choose the wrong {one}?|Can I return {ax}?]',
    answer:
      'Return rules depend on the seller and on where you live. [Keep the receipt and the packaging|Save the receipt and packaging] until you are sure, and check the **time limit** on the day you buy.',
  },
  {
    id: 'used',
    question: '[Is it safe to buy {ax} second-hand?|New or used: which is better for {ax}?]',
    answer:
      'Second-hand can be good value if you can inspect it. Ask about **age, use, and repairs**, [test everything that moves|look for wear at the joints and edges], and agree on what happens if it fails. For safety equipment, new is the wiser choice.',
  },
]

const service: readonly FaqPattern[] = [
  {
    id: 'choose',
    question: '[How do I choose {ax}?|How do I know if {ax} is right for me?]',
    answer:
      'Ask for [references|recent examples], compare at least [two|three] offers, and notice how clearly your questions are answered. [A good provider explains what is not included as well as what is.|Clear answers now are a good sign for later.]',
  },
  {
    id: 'cost',
    question: '[How much does {ax} cost?|How are prices for {np} worked out?]',
    answer:
      'Prices depend on location, scope, and experience, so we can’t give one figure here. Ask for a **written quote** that says what is included, what costs extra, and [how long the offer holds|when payment is due].',
  },
  {
    id: 'ask',
    question: '[What should I ask {ax} before I commit?|Which questions should I ask first?]',
    answer:
      'Ask these before you agree to anything:\n\n- What exactly is included?\n- Who will do the work, and when?\n- [What happens if something goes wrong?|How do you handle complaints?]\n- How and when do I pay?\n- Can I cancel, and until when?',
  },
  {
    id: 'when',
    question: '[When do I need {ax}?|How do I know it’s time to contact {ax}?]',
    answer:
      'When [the task needs skills or tools you don’t have|a mistake would be costly or unsafe], or when [your own attempts keep failing|it would take you far longer than it should]. A short first conversation [usually costs little|often settles the question].',
  },
  {
    id: 'prepare',
    question: '[How do I prepare for a first appointment?|What should I have ready before I get in touch?]',
    answer:
      'Write down [what you want to achieve|the problem in a few sentences], your budget, and your dates. [Photos, documents, or measurements|Any papers or photos] that show the situation save time for both sides.',
  },
  {
    id: 'compare',
    question: '[How do I compare {np}?|What’s the difference between a cheap and a good offer?]',
    answer:
      'Put the offers side by side and compare the same things: **scope, timing, guarantees, and total price**. [The lowest price with vague terms|A low price that leaves much open] can end up the most expensive.',
  },
  {
    id: 'problem',
    question: '[What can I do if I’m not satisfied?|What if something goes wrong?]',
    answer:
      'Say so early and in writing, describe what you expected, and propose a fix. Most problems [end there|are solved at this point]. If not, read your contract or ask a consumer adviser what comes next.',
  },
]

const software: readonly FaqPattern[] = [
  {
    id: 'does',
    question: '[What can {ax} do?|What {is/are} {np} used for?|What {does/do} {np} do?]',
    answer:
      'The answer depends on the product and the plan you choose. [List the tasks you want to get done|Write down your three most frequent tasks] and check each one against the feature list [before you sign up|before you decide].',
  },
  {
    id: 'start',
    question: '[How do I get started with {ax}?|How hard is it to learn {np}?]',
    answer:
      'Start with one real task rather than a tour of every feature:\n\n1. [Set up an account or a test copy|Install it or open a trial].\n2. Do one small job from start to finish.\n3. [Look up only what stops you|Read the help page for the step that stopped you].',
  },
  {
    id: 'cost',
    question: '[How much {does/do} {np} cost?|Are there hidden costs with {np}?]',
    answer:
      'Pricing changes often, so check the maker’s own page for current figures. Besides the price itself, count **users, storage, extras, and the time to set things up**.',
  },
  {
    id: 'data',
    question: '[Is my data safe with {ax}?|What happens to my data in {ax}?]',
    answer:
      'Read the privacy policy for three points: **where data is stored, who can see it, and how you get it out**. [Turn on two-step sign-in if it is offered|Use a strong, unique password], and keep a copy of anything you can’t afford to lose.',
  },
  {
    id: 'need',
    question: '[Do I need {ax}?|Who {is/are} {np} for?]',
    answer:
      'You need it if it [saves more time than it takes|removes work you do every week]. For a task you do [once or twice a year|rarely], the tools you already have are often enough.',
  },
  {
    id: 'choose',
    question: '[How do I choose between different options?|What should I compare before choosing {ax}?]',
    answer:
      'Compare how well each option handles **your own** daily tasks, not the length of the feature list. [Try two for a week each|Use the trial period with real work], and check how easily you could leave again.',
  },
]

const activity: readonly FaqPattern[] = [
  {
    id: 'start',
    question: '[How do I get started with {np}?|What’s a good way to begin with {np}?]',
    answer:
      'Begin with a goal small enough to reach this week. [Learn the two or three basics it needs|Find one good introduction], practice in short sessions, and [write down what worked|add one new thing at a time].',
  },
  {
    id: 'time',
    question: '[How long does it take to get good at {np}?|How often should I practice {np}?]',
    answer:
      'It depends on your starting point and on what “good” means to you. [Short, regular practice beats rare long sessions|Twenty minutes several times a week does more than one long session]. Most people notice progress [within a few weeks|sooner than they expect].',
  },
  {
    id: 'need',
    question: '[What do I need for {np}?|Do I need special equipment for {np}?]',
    answer:
      '[Less than most shops suggest|Usually less than you think]. Start with what you have or can borrow, and [buy better tools once you know what you miss|invest when a tool holds you back].',
  },
  {
    id: 'beginner',
    question: '[Is {np} suitable for beginners?|Can anyone learn {np}?]',
    answer:
      '[Most people can start|It can be learned], given patience and a sensible pace. If you have [a health condition|an injury or a health condition] or other special needs, ask someone qualified what to adapt.',
  },
  {
    id: 'mistakes',
    question: '[What mistakes do beginners make with {np}?|What should I avoid in {np}?]',
    answer:
      'Three mistakes are common:\n\n- [Doing too much too soon|Starting too fast]\n- Comparing yourself with people who have years of practice\n- [Changing the method every week|Never looking back at what worked]',
  },
  {
    id: 'alone',
    question: '[Should I learn {np} alone or with a teacher?|Do I need a course to learn {np}?]',
    answer:
      'Both ways work. On your own you [choose the pace|save money]; a teacher or group [spots errors early|keeps you going]. Many people [start alone and take a few lessons later|mix the two].',
  },
  {
    id: 'motivation',
    question: '[How do I stay motivated with {np}?|How do I stick with {np}?]',
    answer:
      'Tie it to a fixed time of day, keep the first step tiny, and [track what you did rather than how well|tick off each session]. [Missing a day is normal; missing two in a row is the thing to avoid.|After a break, restart with the smallest step.]',
  },
]

const action: readonly FaqPattern[] = [
  {
    id: 'start',
    question: '[How do I {action}?|What’s the first step to {action}?|Where do I start if I want to {action}?]',
    answer:
      'Break it into parts:\n\n1. [Decide what result you want|Write down the result you want] and by when.\n2. [Gather what you need|Find out what you need]: information, tools, and help.\n3. Do the smallest useful step [today|first], and adjust as you learn.',
  },
  {
    id: 'time',
    question: '[How long does it take to {action}?|How much time do I need to {action}?]',
    answer:
      'That depends on your situation, so no honest answer fits everyone. [Estimate each step on its own|Make a list of steps and estimate each], then add [a third|a margin] for surprises.',
  },
  {
    id: 'cost',
    question: '[How much does it cost to {action}?|Do I need money to {action}?]',
    answer:
      'Costs vary with place, quality, and how much you do yourself. [List every item you expect to pay for|Write a short budget], ask for prices, and keep a reserve for what you can’t foresee.',
  },
  {
    id: 'mistakes',
    question: '[What mistakes should I avoid when I {action}?|What goes wrong when people {action}?]',
    answer:
      'Rushing the preparation is the most common one. [Read instructions to the end before you begin|Check each requirement before you begin], [change one thing at a time|do one thing at a time], and don’t skip the dull steps.',
  },
  {
    id: 'alone',
    question: '[Can I {action} on my own?|Do I need help to {action}?]',
    answer:
      '[Often you can|In many cases you can], if you have the time and the mistakes would be harmless. Get help when **safety, health, the law, or large sums** are involved.',
  },
  {
    id: 'need',
    question: '[What do I need to {action}?|What should I have ready before I {action}?]',
    answer:
      'Have three things ready: a clear goal, [the documents or tools the task calls for|the materials the task calls for], and enough undisturbed time. [A checklist keeps you from stopping halfway.|A short checklist saves trips back and forth.]',
  },
  {
    id: 'know',
    question: '[How do I know it’s working?|How can I tell whether I’m on the right track?]',
    answer:
      'Decide beforehand what you will measure or look for, and [when you will check|how often]. If nothing has changed by then, [change one thing and check again|try another way rather than more of the same].',
  },
  {
    id: 'when',
    question: '[When is the best time to {action}?|Should I {action} now or wait?]',
    answer:
      'The best time is when you can give it your attention. [Check for deadlines, seasons, or fees|Look up deadlines or seasonal prices] that speak for or against waiting; without any, a small start now beats a perfect start later.',
  },
  {
    id: 'easier',
    question: '[How can I make it easier to {action}?|Is there a simpler way to {action}?]',
    answer:
      'Remove one obstacle at a time: prepare the night before, [ask someone who has done it|copy a plan that worked for someone else], and cut the task into pieces of [fifteen|twenty] minutes.',
  },
  {
    id: 'fail',
    question: '[What if my first attempt fails?|What can I do if I get stuck?]',
    answer:
      'Go back to the last step that worked and look closely at the next one. [Describe the problem in one sentence|Write the problem down in one sentence]: that often shows the answer, and it is what you need when you ask for help.',
  },
]

const condition: readonly FaqPattern[] = [
  {
    id: 'what',
    question: '[What {is/are} {np}?|How do I know if I have {np}?]',
    answer:
      'Only a health professional who has examined you can answer that for your case. [Reliable general descriptions|Good overviews] come from public health services and hospitals. **Note your symptoms, when they began, and what makes them better or worse** before your visit.',
  },
  {
    id: 'doctor',
    question: '[When should I see a doctor about {np}?|When {is/are} {np} serious?]',
    answer:
      'See a doctor if symptoms are **new, severe, getting worse, or worrying you**. [Sudden or severe signs|Chest pain, trouble breathing, or sudden weakness] call for emergency help at once.',
  },
  {
    id: 'help',
    question: '[What can I do myself about {np}?|What helps with {np}?]',
    answer:
      'Sleep, regular meals, movement that suits you, and [less alcohol|fewer stimulants] support health in general, but they do not replace treatment. [Ask before you try supplements or stop a medicine|Check with a pharmacist before you take anything else].',
  },
  {
    id: 'cause',
    question: '[What causes {np}?|Why do people get {np}?]',
    answer:
      'Causes differ from person to person, and often several act together. [A doctor can tell which apply to you|Your history and an examination] matter more than any list. Be careful with sources that name one cause for everyone.',
  },
  {
    id: 'talk',
    question: '[How do I talk to someone who has {np}?|How can I support someone with {np}?]',
    answer:
      'Ask what helps, listen, and believe what you hear. [A concrete offer|A small, concrete offer], such as a lift or a meal, is easier to accept than “let me know.” Leave medical advice to professionals.',
  },
  {
    id: 'work',
    question: '[Can I work with {np}?|How do I manage daily life with {np}?]',
    answer:
      'Many people can, with adjustments. Which ones make sense depends on your symptoms and your work, so [talk to your doctor and, if you wish, your employer|ask your doctor what to adapt].',
  },
]

const food: readonly FaqPattern[] = [
  {
    id: 'store',
    question: '[How should I store {np}?|How long {does/do} {np} keep?]',
    answer:
      'Check the label or the recipe first, since storage times differ a lot. [Keep it cool, dry, or sealed as directed|When in doubt, chill it], and go by smell and look only as a second check. **If you are unsure, throw it out.**',
  },
  {
    id: 'choose',
    question: '[How do I choose good {x}?|What should I look for when buying {np}?]',
    answer:
      'Look at the **date, the ingredient list, and the origin**. A short list of ingredients you recognize is a good sign. [Buy small amounts until you know what you like|Taste before you buy a lot, where you can].',
  },
  {
    id: 'serve',
    question: '[What goes well with {np}?|How do I serve {np}?]',
    answer:
      'Think in contrasts: something [crisp with something soft|fresh with something rich], a little acid with anything heavy. [Start with one pairing|Change one thing at a time] and note what you would repeat.',
  },
  {
    id: 'diet',
    question: '[Is {np} suitable for every diet?|Can people with allergies eat {np}?]',
    answer:
      'Not automatically. Read the full ingredient list, ask the cook or the maker about **allergens**, and remember that recipes change. Anyone with a diagnosed allergy should follow medical advice.',
  },
  {
    id: 'healthy',
    question: '[How healthy is {np}?|Is {np} good for me?]',
    answer:
      'It depends on the amount, the recipe, and the rest of what you eat. Nutrition tables give figures per portion; [a dietitian can say what fits you|for special needs, ask a dietitian].',
  },
  {
    id: 'make',
    question: '[Can I make {np} at home?|What do I need for {np} at home?]',
    answer:
      'In many cases, yes, with ordinary kitchen tools. Pick a recipe with **weights and clear steps**, read it to the end before you start, and [follow it exactly the first time|save changes for the second try].',
  },
]

const living: readonly FaqPattern[] = [
  {
    id: 'need',
    question: '[What {does/do} {np} need?|How do I care for {ax}?]',
    answer:
      'What is right varies by species, breed, and age, so check advice for yours. The basics are the same everywhere: the right **food or light, water, space, and attention**. [Ask a specialist about anything unusual|Changes in habit are the first warning].',
  },
  {
    id: 'beginner',
    question: '[{Is/Are} {np} good for beginners?|How hard is it to look after {ax}?]',
    answer:
      '[Some are, some aren’t|It depends on the kind]. Find out about size, lifespan, daily care, and yearly costs first, and [talk to someone who has one|visit someone with experience] before you decide.',
  },
  {
    id: 'cost',
    question: '[How much does it cost to keep {ax}?|What costs should I plan for with {ax}?]',
    answer:
      'The purchase is the small part. Plan for **food, care, equipment, and emergencies** over a whole life. Local prices differ, so ask [a vet, breeder, or nursery|specialists near you] for current figures.',
  },
  {
    id: 'health',
    question: '[How do I know if {ax} is healthy?|What are signs that something is wrong?]',
    answer:
      'Learn what is normal first: [appearance, appetite, and habits|look, growth, and behavior]. A sudden change that lasts is a reason to ask an expert. Early advice is [cheaper and kinder|simpler] than late treatment.',
  },
]

const place: readonly FaqPattern[] = [
  {
    id: 'when',
    question: '[When is the best time to visit {np}?|What’s the best season for {np}?]',
    answer:
      'It depends on what you want: **weather, prices, or quiet**. Main season brings life and crowds; the weeks before and after are often [calmer and cheaper|a good compromise]. Local holidays close shops and fill trains, so look up the dates.',
  },
  {
    id: 'days',
    question: '[How many days do I need in {np}?|How long should I stay in {np}?]',
    answer:
      '[List what you want to see and halve it|Write down your must-sees and cut the list in half]: that is a realistic plan. [Two full days give a first impression|A weekend gives a first impression]; a week leaves time for the unplanned.',
  },
  {
    id: 'around',
    question: '[How do I get around in {np}?|Do I need a car in {np}?]',
    answer:
      'Look up public transport first, including day passes and evening service. Walk where distances allow. A car helps mainly for [trips outside|places that trains don’t reach], and parking is worth checking before you book.',
  },
  {
    id: 'cost',
    question: '[Is {np} expensive to visit?|How much money do I need in {np}?]',
    answer:
      'Costs change with season and style, so compare current prices for **beds, meals, and transport**. Booking early and eating where locals eat [makes the biggest difference|saves the most].',
  },
  {
    id: 'see',
    question: '[What should I see in {np}?|What can I do in {np}?]',
    answer:
      'Start with one famous sight, one museum or park, and one neighborhood without a plan. [The local tourist office|The official visitor site] lists events for your dates, which no general guide can know.',
  },
  {
    id: 'safe',
    question: '[Is {np} safe for visitors?|What should I watch out for in {np}?]',
    answer:
      'Check your government’s current travel advice, which is kept up to date. Everywhere, the same habits help: [keep copies of documents|carry copies of your papers], watch your bag in crowds, and know the emergency number.',
  },
  {
    id: 'entry',
    question: '[Do I need a visa or special documents for {np}?|What documents do I need for {np}?]',
    answer:
      'That depends on your passport and changes over time, so ask the embassy or an official site. Check that your passport is valid **well beyond** your return date, and allow weeks rather than days.',
  },
]

const person: readonly FaqPattern[] = [
  {
    id: 'who',
    question: '[Who is {np}?|Who is {np}, in short?]',
    answer:
      'A short, reliable answer is best taken from an encyclopedia or an official biography. [Look for dates, main works, and the field they are known for|Note the dates, the field, and the main works] before you go deeper.',
  },
  {
    id: 'known',
    question: '[What is {np} best known for?|Why is {np} famous?]',
    answer:
      'Reputations gather around a few works or events. [Find two independent sources|Compare two sources] that name the same ones, and then go to the works themselves: they say more than summaries do.',
  },
  {
    id: 'start',
    question: '[Where should I start if I want to learn about {np}?|Which sources on {np} can I trust?]',
    answer:
      'Begin with one good biography or interview, then [something in their own words|a primary source]. **Check the date and the author’s relation** to the person: admirers and critics both leave things out.',
  },
  {
    id: 'quotes',
    question: '[Are quotes by {np} genuine?|How can I check a quote by {np}?]',
    answer:
      'Many famous quotes are misattributed. A genuine one comes with a **work, a date, and a page or recording**. If a quote only appears on picture sites, treat it as doubtful.',
  },
  {
    id: 'influence',
    question: '[What can we learn from {np}?|What influence does {np} have?]',
    answer:
      'Look at what others took up: students, successors, and critics. [Influence shows in what changed afterward|The clearest sign is what people did differently afterward], and opinions on it will differ.',
  },
  {
    id: 'facts',
    question: '[How do I check facts about {np}?|Which claims about {np} should I be careful with?]',
    answer:
      'Be careful with money, private life, and health: those are guessed at most. Prefer [court records, archives, and direct interviews|records and direct interviews] to retold stories.',
  },
]

const people: readonly FaqPattern[] = [
  {
    id: 'need',
    question: '[What do {np} need most?|How can I support {np}?]',
    answer:
      'Ask them, since no group is all alike. [Clear information, fair terms, and time|Respect, clear information, and time] are rarely wrong. Offer something specific rather than general help.',
  },
  {
    id: 'reach',
    question: '[How do I reach {np}?|Where can I find {np}?]',
    answer:
      'Go where they already talk to each other: [associations, events, and online groups|local groups, events, and forums]. Listen for a while before you speak, and say plainly what you offer.',
  },
  {
    id: 'myth',
    question: '[What do people get wrong about {np}?|What are common myths about {np}?]',
    answer:
      'The biggest mistake is to treat them as all alike. [Look for figures from official statistics|Check claims against official statistics] rather than single stories, and notice who is telling them.',
  },
  {
    id: 'advice',
    question: '[What advice helps {np}?|Which tips work for {np}?]',
    answer:
      'Advice works when it fits the situation: [ask what has been tried already|start from what has been tried]. Small steps that can be tested in a week beat grand plans.',
  },
]

const document: readonly FaqPattern[] = [
  {
    id: 'include',
    question: '[What should {ax} include?|What belongs in {ax}?]',
    answer:
      'Everything the reader needs to act, and no more. [Check whether there is a required form|Look up any formal requirements] first, then put the **most important point in the first lines**.',
  },
  {
    id: 'long',
    question: '[How long should {ax} be?|Is there an ideal length for {ax}?]',
    answer:
      'Follow any stated limit. Without one, [write until the point is made and cut a fifth|make the point, then cut]. Readers thank you for every line they don’t have to read.',
  },
  {
    id: 'start',
    question: '[How do I start {ax}?|What’s the best way to begin {ax}?]',
    answer:
      'Write one sentence: **who should do or know what after reading?** Begin the text with [that point|the answer], and add background later. Perfect openings are easier to write last.',
  },
  {
    id: 'mistakes',
    question: '[What mistakes should I avoid in {ax}?|What makes {ax} hard to read?]',
    answer:
      'The usual ones:\n\n- Long sentences with several ideas\n- [Jargon the reader doesn’t share|Words only insiders know]\n- No clear next step\n- Names, dates, or figures that were never checked',
  },
  {
    id: 'check',
    question: '[How do I check {ax} before I send it?|How do I proofread {ax}?]',
    answer:
      'Leave it for [an hour|a night], then read it aloud. Check names, numbers, and dates separately. [Ask someone who doesn’t know the subject|Have one other person read it] what they think you want.',
  },
  {
    id: 'template',
    question: '[Should I use a template for {ax}?|Do I need a template for {ax}?]',
    answer:
      'A template helps you forget nothing, and it saves time on form. Change every sentence that could stand in anyone’s text: [readers notice|the reader can tell]. For legal papers, have a professional check the result.',
  },
]

const event: readonly FaqPattern[] = [
  {
    id: 'plan',
    question: '[How do I plan {ax}?|Where do I start when planning {ax}?]',
    answer:
      'Fix three things in this order: **budget, date, and number of guests**. Everything else follows. [Then list the tasks backwards from the day|Work backwards from the day] and give each one a name and a deadline.',
  },
  {
    id: 'early',
    question: '[How far ahead should I plan {ax}?|When should I start planning {ax}?]',
    answer:
      'As soon as the date is known. Venues and people with full calendars go first; [flowers and printing can wait|details can wait]. In busy seasons, allow [months|considerably more time].',
  },
  {
    id: 'cost',
    question: '[How much does {ax} cost?|How do I keep the cost of {ax} down?]',
    answer:
      'The number of guests drives the cost more than anything else. Get written quotes, [keep a tenth in reserve|hold back a reserve], and spend on what guests will remember.',
  },
  {
    id: 'guests',
    question: '[What do guests need to know about {ax}?|What should the invitation to {ax} say?]',
    answer:
      'Tell them **what, when, where, until when to reply, and what to bring or wear**. [One contact for questions|A single contact person] saves everyone trouble.',
  },
  {
    id: 'wrong',
    question: '[What can go wrong at {ax}?|How do I prepare for surprises at {ax}?]',
    answer:
      'Weather, delays, and people who don’t show up. Have [a plan B for each|one alternative for each], keep phone numbers on paper, and put one calm person in charge on the day.',
  },
]

const brand: readonly FaqPattern[] = [
  {
    id: 'what',
    question: '[What is {np}?|What is {np}, in short?]',
    answer:
      'The shortest reliable answer is on the official site or in an encyclopedia. [Check that you mean the same one|Names are sometimes shared], and note **what it does, for whom, and since when**.',
  },
  {
    id: 'who',
    question: '[Who is {np} for?|Who uses {np}?]',
    answer:
      'Look at the examples and customers it names itself, then at independent reviews. [If your situation appears in neither|If you find no one like you there], ask before you commit.',
  },
  {
    id: 'alternatives',
    question: '[What are the alternatives to {np}?|How does {np} compare with others?]',
    answer:
      'There are nearly always some. Compare **what you need**, price over a whole year, and how easily you could switch later. Recent independent reviews help more than lists of features.',
  },
  {
    id: 'trust',
    question: '[Can I trust {np}?|Is {np} reliable?]',
    answer:
      'Check how long it has existed, how it answers complaints, and what its terms say about [payment and data|your money and your data]. We have no inside knowledge, so weigh recent experience from several sources.',
  },
  {
    id: 'support',
    question: '[How do I get help with {np}?|Where can I find support for {np}?]',
    answer:
      'Start with the official help pages and contact form. User communities are often faster for [everyday questions|how-to questions]. Never share passwords or payment details with [strangers who offer help|anyone in a forum].',
  },
]

const comparison: readonly FaqPattern[] = [
  {
    id: 'difference',
    question: '[What’s the main difference in {x}?|{X}: what’s the difference?]',
    answer:
      'List what each one does that the other doesn’t, and keep only the points that affect you. [Most comparisons come down to two or three differences|Two or three differences usually decide it].',
  },
  {
    id: 'better',
    question: '[{X}: which is better?|Which should I choose: {x}?]',
    answer:
      'Neither is better for everyone. Decide what matters most to you, [give each point a weight|put the points in order], and see which option wins on the top three.',
  },
  {
    id: 'switch',
    question: '[Can I change my mind later about {x}?|How hard is it to switch later?]',
    answer:
      'Ask about **costs, time, and what you would lose** before you choose. If switching is easy, don’t agonize: try one and see.',
  },
  {
    id: 'cost',
    question: '[{X}: which costs less?|How do costs compare in {x}?]',
    answer:
      'Compare the total over the time you will use it, including [setup, upkeep, and extras|extras and upkeep]. Prices change, so take current figures from the source.',
  },
]

const idea: readonly FaqPattern[] = [
  {
    id: 'what',
    question: '[What {is/are} {np}?|What {does/do} {np} mean?|What {is/are} {np}, in plain words?]',
    answer:
      'Definitions differ with the field and the author. [Look for one from an official body or a textbook|Take one from a textbook or an official body], and note **what it includes and what it leaves out**: many arguments turn out to be about that.',
  },
  {
    id: 'affects',
    question: '[How {does/do} {np} affect me?|What {does/do} {np} mean for everyday life?]',
    answer:
      'That depends on where you live, what you do, and [what you can change|how closely you are involved]. [Follow one concrete example|Take one example from your own week] from cause to effect: it shows more than general statements do.',
  },
  {
    id: 'examples',
    question: '[What is an example of {np}?|Where can I see {np} in practice?]',
    answer:
      'Look for a case you know yourself, [at work, at home, or in the news|from work, home, or the news]. Check that it fits the definition on **every** point, since near misses are what cause confusion.',
  },
  {
    id: 'history',
    question: '[Where {does/do} the idea of {np} come from?|How has the view of {np} changed over time?]',
    answer:
      'Most ideas have several beginnings. A good history names **people, dates, and sources** and says where experts disagree. [Encyclopedias are a fair place to start|Start with an encyclopedia], and follow their references.',
  },
  {
    id: 'debate',
    question: '[What are the main arguments about {np}?|What do people disagree on about {np}?]',
    answer:
      'Write down the strongest case for each side in words its supporters would accept. [What remains in dispute is usually one fact or one value|The dispute usually comes down to one fact or one value]; it helps to know which.',
  },
  {
    id: 'do',
    question: '[What can I do about {np}?|How can I act on what I learn about {np}?]',
    answer:
      'Choose one thing within your reach, do it for a month, and see what changes. [Tell one other person|Share what you found with one other person]. Larger steps are easier with others who care about the same thing.',
  },
]

const banks: Partial<Record<TopicKind, readonly FaqPattern[]>> = {
  product,
  service,
  software,
  activity,
  condition,
  food,
  animal: living,
  plant: living,
  place,
  person,
  people,
  document,
  event,
  brand,
  name: brand,
  comparison,
  idea,
  general: idea,
}

export const bankFor = (kind: TopicKind): readonly FaqPattern[] => banks[kind] ?? []
export const actionBank = action
