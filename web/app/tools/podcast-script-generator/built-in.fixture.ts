export interface PodcastCase {
  podcastName: string
  topicExplanation: string
  targetAudience: string
  names: [hostName: string, hostName2: string, guestName: string, guestName2: string]
}

const show = (
  podcastName: string,
  topicExplanation: string,
  targetAudience: string,
  names: PodcastCase['names'] = ['', '', '', ''],
): PodcastCase => ({ podcastName, topicExplanation, targetAudience, names })

/** Episodes of our own: a word, a list, an essay, a story, questions, odd spellings. */
export const podcastCases: readonly PodcastCase[] = [
  show('The Green Balcony', 'How to start composting in a small apartment. We’ll cover choosing a bin, what you can and can’t compost, dealing with smells, and what to do with the finished compost.', 'City dwellers with no garden', ['Maya Chen', 'Luis', 'Dr. Ruth Adler', 'Sam Okoro']),
  show('', 'coffee', 'coffee lovers'),
  show('Founders at Dawn', 'Remote work has changed how teams communicate. Meetings got longer. People write more and talk less. How do you keep a culture alive when nobody shares an office? What should a manager do in the first week?', 'startup founders and managers of small remote teams', ['Priya', '', 'Jonas Lind', '']),
  show('Sleep On It', 'sleep hygiene, blue light, naps, and caffeine', 'College students', ['Hannah', 'Omar', '', '']),
  show('Money Talks', 'An episode about how to build an emergency fund on a low income: why three months is a good goal, where to keep the money, small habits that help', 'Young professionals aged 25-35 who want to save', ['Theo', '', 'Ana Silva', 'Ben Wright']),
  show('Trailheads', 'I want to tell the story of my first solo hike in the Alps. I got lost on the second day. I met a shepherd who showed me the way. It changed how I think about fear.', 'Outdoor enthusiasts', ['Lena', '', '', '']),
  show('Past Present', 'The history of the bicycle and its impact on women’s freedom in the 1890s', 'history buffs', ['Gus', 'Marta', 'Prof. Elaine Ford', '']),
  show('Byte Sized', 'Is AI going to replace programmers?', 'Software developers', ['Kai', 'Noor', '', '']),
  show('Plate & Palate', 'Cooking with kids: safe knives, easy recipes, getting picky eaters involved', 'parents of young children', ['Rosa', '', 'Chef Marco', '']),
  show('Quiet Minds', 'mindfulness for beginners', 'busy parent', ['Ines', '', '', '']),
  show('The Long Run', 'Training for your first marathon. Topics: building a base, long runs, nutrition, injuries and race day nerves', 'beginner runners', ['Tom', 'Aisha', 'Coach Reed', '']),
  show('Small Town Stories', 'Our town’s library is closing after 90 years. It was the only free warm place in winter. Volunteers want to save it. The council says there is no money.', 'local residents', ['Edith', '', 'Walter Bloom', 'Joan Park']),
  show('Class Act', 'Discuss homework policies in primary schools and whether homework helps children learn', 'teachers, parents and school leaders', ['Mr. Hale', 'Dana', '', '']),
  show('Brand New Day', 'personal branding on LinkedIn', 'job seekers', ['Carlos', '', 'Mina', '']),
  show('Space Between', 'This episode explores black holes: what they are, how they form, and what happens at the event horizon.', 'curious teenagers with no physics background', ['Nova', '', '', '']),
  show('Wild Side', 'why wolves matter', 'general public', ['Finn', '', 'Dr. Sato', '']),
  show('Fixer Upper Radio', 'We discuss buying a fixer-upper house. Our guest is an architect who renovated twelve old houses. We want to talk about hidden costs, permits, and how to pick a contractor.', 'First-time home buyers', ['Bea', '', 'Hugo Martin', '']),
  show('Ctrl Alt Defeat', 'women in gaming and the esports industry', 'gamers aged 16 to 30', ['Zed', 'Pixie', '', '']),
  show('The Ledger', 'Explain inflation, interest rates and what they mean for household budgets', 'adults without a finance background', ['Graham', 'Wen', 'Dr. Paula Ruiz', '']),
  show('Green Thumbs Up', 'GROWING TOMATOES ON A BALCONY', 'BEGINNERS', ['Flo', '', '', '']),
  show('Two Cents', 'Should cities ban cars from their centers? Is public transport good enough? Who pays for it?', 'commuters', ['Ravi', 'Sofia', '', '']),
  show('Heartbeat', 'Caring for aging parents while working full time. It is exhausting and lonely. Many people feel guilty. There is help, but it is hard to find.', 'adult children who care for a parent', ['Nadine', '', 'Imani', 'Pete']),
  show('Mic Check', 'start a podcast', 'creators', ['', '', '', '']),
  show('Lost in Translation', 'learning Spanish as an adult - motivation, grammar, apps vs. classes', 'People who love languages', ['Kate', '', '', '']),
  show('Night Shift', 'Working nights as a nurse', 'nurses and hospital staff', ['Joy', 'Eli', 'Marisol', '']),
  show('The Fork', '<b>Plant-based diets</b> and athletes. **Protein**, iron, recovery!', '<i>athletes</i>', ['Dee', '', 'Coach K', '']),
  show('Crate Diggers', 'the comeback of vinyl records', 'Music fans in their 40s and 50s', ['DJ Marlow', 'Trish', '', '']),
  show('On Board', 'How our company onboards new employees. The first day is a walk through the building. Every newcomer has a buddy. After 30 days we ask three questions.', 'HR managers', ['Selma', '', 'Arne Dahl', '']),
  show('Slow Travel', 'Traveling through Japan by train, eating at small ramen shops, and staying in old inns', 'retired couples who like to travel', ['Gwen', 'Bert', '', '']),
  show('Startup Stories', 'Interview with the founder of a bakery that failed twice before it worked', 'small business owners', ['Alex', '', 'Fatima Noor', '']),
  show('Ready Player Mum', 'screen time rules', 'mums', ['Jess', 'Claire', '', '']),
  show('Loud and Clear', 'Public speaking anxiety and how to overcome it with breathing, practice and preparation', 'Introverted professionals', ['Martin', '', 'Yuki Tanaka', '']),
  show('Civic Duty', 'the electoral college explained', 'first time voters', ['Bill', 'Rhea', 'Prof. Diaz', '']),
  show('Paws & Reflect', 'adopting a rescue dog', 'people thinking about getting a dog', ['Suki', '', '', '']),
  show('Deep Blue', 'Coral reefs are dying. Warm water bleaches them. Divers plant new corals by hand. Is it enough?', 'ocean lovers', ['Noa', '', 'Dr. Finley', 'Captain Ruiz']),
  show('The Daily Grind', 'burnout', 'Everyone', ['Sol', 'Ray', '', '']),
  show('Kitchen Table Law', 'What to know before you sign a lease. Deposits, repairs, ending a lease early.', 'renters in their twenties', ['Amara', '', 'Lawyer Tess Boyle', '']),
  show('Make It Count', 'Teaching fractions with pizza', 'elementary school teacher', ['Mrs. Finch', 'Leo', '', '']),
  show('Signal & Noise', 'data privacy, cookies and why you should care', '18-24', ['Vera', '', 'Max', '']),
  show('Borrowed Time', 'Sustainable fashion: thrift shopping, repairing clothes, and renting outfits for weddings', 'Gen Z shoppers', ['Poppy', 'Juno', 'Estelle', '']),
]
