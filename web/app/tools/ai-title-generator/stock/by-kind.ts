import type { TitleStock } from './title-stock.ts'

/** Patterns for what the keyword names; they say things that make sense of that kind only. */
export const product: TitleStock = {
  guides: [
    'How to choose {ax}[| you won’t regret|: {a} buyer’s guide|: what to look for]',
    '{np}: {a} [buyer’s|first-time buyer’s|practical buying] guide',
    'How to [buy|compare|pick|shop for] {np} [with confidence|without overspending|like someone who’s done it before]',
    'What to look for in {ax}[|: {a} checklist|: {a} plain-English guide]',
    'The {mod} buying guide: [what to check first|size, price, and quality]',
  ],
  listicles: [
    '{n} things to check before you buy {ax}',
    '{n} mistakes to avoid when [buying|choosing|shopping for] {np}',
    '{n} questions to ask before you [buy|order|choose] {ax}',
    '{n} features that matter in {ax}[|, and some that don’t]',
    '{n} ways to [get more out of|look after|save money on] {np}',
  ],
  questions: [
    'Do you [really|actually|even] need {ax}?',
    'Which {one} is right for you?',
    '{is/are} {np} worth the [money|price|upgrade]?',
    'How much should you spend on {ax}?',
    'What makes a good {one}?',
  ],
  others: [
    '{np}: [what’s worth paying for|cheap, mid-range, or premium|the honest buyer’s view]',
    'Before you buy {ax}, read this',
    'What to know before you spend money on {np}',
    'The small details that make {np} better',
  ],
}

export const service: TitleStock = {
  guides: [
    'How to choose {ax}: {a} [practical|step-by-step|plain-English] guide',
    'How to find {ax} you can trust',
    '{np}: {a} guide to [prices, questions, and red flags|choosing well|what you’re paying for]',
    'How to compare {np} [before you commit|without the headache]',
  ],
  listicles: [
    '{n} questions to ask {ax} before you commit',
    '{n} signs of {a} good {one}',
    '{n} mistakes to avoid when choosing {ax}',
    '{n} things to check before you choose {ax}',
    '{n} ways to get better value from {np}',
  ],
  questions: [
    'What should you expect from {ax}?',
    'How do you choose {ax} you can trust?',
    'When do you need {ax}?',
    'How much should {ax} cost?',
    'What makes {np} stand out?',
  ],
  others: [
    'Choosing {ax}: [what matters most|price is only half of it|the checks worth making]',
    'What a good {one} does differently',
    '{np}: [what you pay for and why|how to tell good from great]',
    'Read this before you book {ax}',
  ],
}

export const food: TitleStock = {
  guides: [
    '{A} home cook’s guide to {np}',
    'How to [choose|store|serve|enjoy] {np}[| like a pro|: a kitchen guide]',
    '{np} at home: {a} [step-by-step|weeknight|beginner’s] guide',
    'How to get {np} right [every time|at home|the first time]',
    'The {mod} guide for home cooks',
  ],
  listicles: [
    '{n} [tasty|simple|weeknight|fresh] ways to enjoy {np}',
    '{n} kitchen mistakes that spoil {np}',
    '{n} ideas for [leftover|better|more interesting] {x}',
    '{n} small tricks for better {x}',
    '{n} flavors that go well with {np}',
  ],
  questions: [
    'What goes [best|well] with {np}?',
    'How do you make {np} taste better?',
    'What makes {np} so good?',
    'Why does {np} taste better when someone else makes it?',
    'Are you storing {np} the right way?',
  ],
  others: [
    'In praise of {np}',
    '{np}: [comfort on a plate|from the shopping list to the table|simple food, done well]',
    'A love letter to {np}',
    'The secret to better {x} is patience',
  ],
}

export const condition: TitleStock = {
  guides: [
    'Living with {np}: {a} [practical|gentle|plain-English] guide',
    'How to [talk to your doctor about|cope with|understand] {np}',
    'Understanding {np}: [signs, causes, and next steps|a plain-English guide]',
    'How to support someone with {np}',
  ],
  listicles: [
    '{n} questions to ask your doctor about {np}',
    '{n} [gentle|small|everyday] habits that may help with {np}',
    '{n} myths about {np} worth unlearning',
    '{n} things people with {np} wish you knew',
    '{n} signs of {np} you shouldn’t ignore',
  ],
  questions: [
    'What does {np} feel like?',
    'When should you see a doctor about {np}?',
    'What causes {np}?',
    'Can small changes help with {np}?',
    'How do you explain {np} to [your family|a friend|your boss]?',
  ],
  others: [
    '{np}: what helps, what doesn’t, and when to ask for help',
    'What nobody tells you about living with {np}',
    'You’re not alone: honest words about {np}',
    '{np}, day by day',
  ],
}

export const animal: TitleStock = {
  guides: [
    'How to care for {ax}: {a} [beginner’s|first-time owner’s|practical] guide',
    '{np}: {a} guide to [care, habits, and health|understanding them better]',
    'How to understand {np}[| a little better|, from body to behavior]',
  ],
  listicles: [
    '{n} [surprising|charming|remarkable] facts about {np}',
    '{n} things to know before you [meet|care for|live with] {ax}',
    '{n} ways {np} [surprise us|communicate|make life better]',
  ],
  questions: [
    'What {does/do} {np} need to [thrive|stay healthy|be happy]?',
    'How smart {is/are} {np}?',
    'Why do people love {np} so much?',
    'What {is/are} {np} trying to tell you?',
  ],
  others: ['The secret life of {np}', '{np}: [a closer look|small habits, big personality]', 'What {np} can teach us'],
}

export const plant: TitleStock = {
  guides: [
    'How to grow {np}: {a} [beginner’s|season-by-season|practical] guide',
    'How to keep {ax} [alive|healthy|happy]',
    '{mod} care: [light, water, and patience|a beginner’s guide]',
  ],
  listicles: [
    '{n} [simple|low-effort|useful] care tips for {np}',
    '{n} mistakes that [hurt|harm] {np}',
    '{n} reasons to grow {np}',
  ],
  questions: [
    'How much water {does/do} {np} need?',
    'Why {is/are} {np} struggling?',
    'Where {does/do} {np} grow best?',
  ],
  others: [
    '{np} for people who forget to water',
    'The quiet pleasure of growing {np}',
    '{np}: from planting to thriving',
  ],
}

export const place: TitleStock = {
  guides: [
    '{A} [first-timer’s|slow traveler’s|weekend|budget|local-minded] guide to {np}',
    'How to [plan a trip to|spend a weekend in|see the best of] {np}',
    'How to visit {np} [on a budget|with kids|for the first time|without the crowds]',
    '{np}: what to see, where to eat, and how to get around',
    '48 hours in {np}: {a} [simple|relaxed|first-timer’s] itinerary',
  ],
  listicles: [
    '{n} things to do in {np}[| on your first visit| when it rains| without spending much]',
    '{n} [quiet|beautiful|surprising|unmissable] places to see in {np}',
    '{n} mistakes first-time visitors make in {np}',
    '{n} reasons to visit {np} [this year|at least once|off season]',
    '{n} foods to try in {np}',
  ],
  questions: [
    'When is the best time to visit {np}?',
    'How many days do you need in {np}?',
    'Is {np} worth visiting?',
    'What should you know before visiting {np}?',
    'Where should you stay in {np}?',
  ],
  others: [
    '{np} through a local’s eyes',
    'Falling for {np}: [notes from the road|a slow traveler’s diary]',
    'What to pack, skip, and see in {np}',
    'The side of {np} most visitors miss',
  ],
}

export const person: TitleStock = {
  guides: [
    '{A} beginner’s guide to {np}[|: life, work, and legacy]',
    'How to understand {np}: [life, work, and influence|start with these ideas]',
    'Getting to know {np}: {a} [short|clear|reader’s] introduction',
    '{np}, explained: [life, work, and ideas|who, what, and why]',
  ],
  listicles: [
    '{n} things to know about {np}',
    '{n} lessons from {np}',
    '{n} [surprising|lesser-known|remarkable] facts about {np}',
    '{n} ways {np} changed the conversation',
    '{n} questions people ask about {np}',
  ],
  questions: [
    'Who is {np}, really?',
    'Why does {np} still fascinate us?',
    'What can we learn from {np}?',
    'What made {np} famous?',
    'What do most people get wrong about {np}?',
  ],
  others: [
    '{np}: [the person behind the name|a life in brief|the work and the legend]',
    'The world according to {np}',
    'What {np} can teach us about [work|creativity|persistence]',
    'The [legacy|influence] of {np}',
    'Rethinking {np}',
  ],
}

export const people: TitleStock = {
  guides: [
    '{A} [practical|simple|realistic] guide for {np}',
    'How {np} can [save time|make better decisions|get more done]',
    'How to support {np}[|: {a} practical guide]',
    'How to [work with|listen to|help] {np}',
  ],
  listicles: [
    '{n} [tips|habits|ideas|tools] for {np}',
    '{n} mistakes {np} make',
    '{n} things {np} wish you knew',
    '{n} ways to [support|help|understand] {np}',
  ],
  questions: [
    'What do {np} [need most|really want|wish they knew earlier]?',
    'How do {np} make it work?',
    'Why do {np} matter?',
  ],
  others: [
    'What all of us can learn from {np}',
    'A day in the life of {np}',
    'To {np} everywhere: [thank you|this one’s for you|you’re doing better than you think]',
  ],
}

export const software: TitleStock = {
  guides: [
    'How to set up {ax} [in an afternoon|step by step|without the headache]',
    'How to use {ax} [well|like a pro|in your daily work]',
    'How to choose {ax}: {a} [plain-English|practical] guide',
    'Getting started with {np}: {a} [hands-on|step-by-step] guide',
  ],
  listicles: [
    '{n} [practical|clever|everyday] ways to use {ax}',
    '{n} things to know before you [try|set up|commit to] {ax}',
    '{n} mistakes to avoid with {np}',
    '{n} {mod} tips that save time',
  ],
  questions: [
    'Do you need {ax}?',
    'What can {ax} do for you?',
    '{is/are} {np} worth it?',
    'Which {one} fits the way you work?',
  ],
  others: [
    '{np} in practice: [what works and what doesn’t|beyond the demo]',
    '{np}: [past the hype|the honest pros and cons]',
    'Before you commit to {ax}, read this',
  ],
}

export const document: TitleStock = {
  guides: [
    'How to write {ax} [step by step|that gets read|people remember]',
    'How to create {ax}: {a} [step-by-step|practical|plain-English] guide',
    '{A} [beginner’s|clear|practical] guide to writing {ax}',
    'The anatomy of a good {one}[|: {a} guide]',
  ],
  listicles: [
    '{n} mistakes to avoid in {ax}',
    '{n} ways to improve {ax} [today|in an hour]',
    '{n} things every good {one} needs',
    '{n} tips for a [better|stronger|clearer] {one}',
  ],
  questions: [
    'What makes a good {one}?',
    'How long should {ax} be?',
    'What should {ax} include?',
    'Do you still need {ax}?',
    'Is your {one} holding you back?',
  ],
  others: [
    'The {one} [that works|makeover]: [what to keep and what to cut|small fixes, big difference]',
    'Why your {one} [isn’t working|needs a second draft]',
    'A better {one} in [one afternoon|five steps|30 minutes]',
  ],
}

export const event: TitleStock = {
  guides: [
    'How to plan {ax} [without the stress|on a budget|step by step]',
    '{A} [stress-free|practical|step-by-step] guide to planning {ax}',
    'How to host {ax} people [remember|talk about]',
    '{np} planning: [a timeline that works|from first idea to the day itself]',
  ],
  listicles: [
    '{n} [easy|simple|memorable|affordable] ideas for {ax}',
    '{n} mistakes to avoid when planning {ax}',
    '{n} ways to make {ax} [special|easier|more personal]',
    '{n} things to sort out before {ax}',
  ],
  questions: [
    'What makes {ax} memorable?',
    'How far ahead should you plan {ax}?',
    'What does {ax} need?',
    'Ready for {ax}?',
  ],
  others: [
    '{np} without the stress',
    '{np}: [the checklist you’ll want|what guests notice and what they don’t]',
    'A calmer way to plan {ax}',
  ],
}

/** For keywords that already promise a list: tips, ideas, benefits, things to do. */
export const list: TitleStock = {
  guides: [
    '{X}: {a} [practical|beginner’s|plain-English|step-by-step|clear] guide',
    'How to [choose from|make the most of|use] {np}',
    '{X}, [explained|step by step|in plain English|sorted and explained]',
    'The complete list of {np}, [explained|with notes|sorted]',
    '{A} [clear|practical|short] guide to {np}',
    '{X}: [what to know first|where to begin|start here]',
  ],
  listicles: [
    '{n} {x}[| worth knowing| to start with| worth your time| for every budget| to try this week]',
    'The {n} {x} [that matter most|worth remembering|we keep coming back to|people ask about most]',
    '{n} {x} (and how to use them)',
    '{n} {x}, [ranked by usefulness|in plain English|from easy to bold]',
    'Our list of {n} {x}',
  ],
  questions: [
    'Which {x} [are worth it|work best|matter most|should you know]?',
    'Looking for {np}?',
    'What are the {x} that matter most?',
    'How do you choose between {np}?',
    'Do you know these {x}?',
    'Why do {np} matter?',
  ],
  others: [
    '{X} [that make sense|for real life|without the fluff|you can trust|worth sharing]',
    '{X}: [the short list|what works and what doesn’t|our honest notes|the ones worth keeping]',
    'The [honest|short|practical] list of {np}',
    'Beyond the obvious: {np}',
    'Bookmark this: {np}',
  ],
}

export const comparison: TitleStock = {
  guides: [
    '{X}: {a} [plain-English|practical|side-by-side|fair] comparison',
    '{X}: how to choose [the right one|without regret|for your needs]',
    '{X}, explained [for beginners|side by side|in plain English]',
    '{A} [clear|fair|simple] guide to {x}',
    'How to decide: {x}',
  ],
  listicles: [
    '{X}: {n} [differences that matter|points to compare|questions to ask|things to weigh]',
    '{n} [key|real|practical] differences: {x}',
    '{n} questions that settle {x}',
    '{n} things to know about {x}',
    '{X} in {n} points',
  ],
  questions: [
    '{X}: which [one is right for you|should you choose|is better for beginners|fits your needs]?',
    '{X}: what’s the difference?',
    '{X}: does it matter which you pick?',
    'Stuck on {x}?',
    '{X}: who wins?',
  ],
  others: [
    '{X}: the [honest|short|final] verdict',
    '{X}: strengths, limits, and trade-offs',
    'The [truth|real story] about {x}',
    '{X}: [a fair fight|it depends on you|pick by need, not by fame]',
    'Choosing sides: {x}',
  ],
}

export const idea: TitleStock = {
  guides: [
    'How {np} {works/work}, [in plain English|step by step|for beginners]',
    'How {np} {shapes/shape} [our lives|everyday life|the way we think]',
    '{np}: [the ideas behind the words|causes, effects, and open questions|how we got here]',
    'How to explain {np} to [a friend|a ten-year-old|your parents|your team]',
  ],
  listicles: [
    '{n} ways {np} {affects/affect} [everyday life|how we live|how we work]',
    '{n} ideas that help explain {np}',
    '{n} big questions about {np}',
    '{n} [arguments|views|perspectives] on {np} worth hearing',
  ],
  questions: [
    'What {is/are} {np}, [exactly|in plain English|really]?',
    'How {does/do} {np} affect [you|everyday life|the way we live]?',
    'Who should care about {np}?',
    'What will {np} look like in ten years?',
  ],
  others: [
    'What {np} {means/mean} for [you|the rest of us|the years ahead]',
    'The future of {np}',
    'The [promise and limits|ups and downs|many sides] of {np}',
    'Why {np} {deserves/deserve} a second thought',
  ],
}
