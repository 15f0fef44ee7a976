/** The checker's defaults and its switches. */
export const defaultFontSize = 15
export const fontSizes = [12, 13, 14, 15, 16, 18, 20, 24, 30] as const
export const fontFamilies = ['Arial', 'Courier New', 'Georgia', 'Times New Roman', 'Trebuchet MS', 'Verdana'] as const
export const defaultFontFamily = 'Arial'

export const tooltipDelayMilliseconds = 10

export const highlightToggles = [
  'veryHardSentences',
  'hardSentences',
  'writingStyle',
  'adverbs',
  'passiveVoice',
  'qualifiers',
  'grammar',
] as const
export type HighlightToggle = (typeof highlightToggles)[number]

/** Setting the parent sets these three together. */
export const writingStyleToggles = ['adverbs', 'passiveVoice', 'qualifiers'] as const

export const blockTypes = [
  'paragraph',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'bullet',
  'number',
  'quote',
  'code',
] as const
export type BlockType = (typeof blockTypes)[number]

export const alignments = ['left', 'center', 'right', 'justify'] as const
export type Alignment = (typeof alignments)[number]

export const linkMessages = { invalid: 'Please enter a valid URL.' } as const
export const emptyLink = 'https://'

export const panelLabels = { open: 'View Analysis', close: 'Close' } as const
