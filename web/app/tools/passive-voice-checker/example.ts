export const example = { text: 'The report was written by Ann. It will be published in May. We liked it.' }
