export const example = {
  pageTopic: 'A guide to container gardening on a small balcony',
  keywords: 'balcony garden, container plants',
  variantCount: 3,
}
