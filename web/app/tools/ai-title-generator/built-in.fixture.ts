/** Unlike keywords of our own: nouns of every kind, names, verb phrases, questions, acronyms, whole sentences, odd spellings. */
export const keywords = [
  'running shoes', 'standing desk', 'coffee', 'best coffee shops in austin', 'learn to cook', 'how do I file taxes', 'SEO', 'python',
  'new york', 'Albert Einstein', 'climate change', 'baking sourdough bread', 'cover letter', 'React vs Vue', 'why cats purr',
  'HOW TO COOK RICE', 'gift ideas for dad', 'back pain', 'freelancers', '10 tips for better sleep', 'battery',
  'the impact of early childhood bilingual education on long term academic performance and social skill',
  'I want to tell people about my trip to Japan', 'university', 'dog', 'wedding photographers in chicago', 'umbrella', 'hour',
  'email marketing', 'Notion', 'can dogs eat grapes', 'what is a black hole', 'AI', 'c++', 'travel with a baby', 'FAQ', 'mental health',
  'Marie Kondo', 'vitamin d deficiency', 'things to do in lisbon', 'my first marathon', 'ChatGPT prompts for teachers', 'intermittent fasting',
  'remote work', 'houseplants', 'The French Revolution', 'Black Friday', 'buying a house', 'quit smoking', 'is yoga good for back pain?',
  'car insurance for young drivers', 'sustainable fashion', 'Bora Bora', 'iPhone 15 cases', 'what to wear to a job interview', 'glass',
  'children', 'zero-waste kitchen', "women's health", 'small business taxes', 'cheap flights to europe', 'knitting', 'startup', 'blorptastic',
  'dogs are better than cats', 'e-commerce', '3d printing', 'how much does a roof cost', 'mice', 'New Year’s resolutions',
]
