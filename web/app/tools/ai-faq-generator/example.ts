export const example = { topic: 'home composting', source: '', numberOfFaqs: 3 }
