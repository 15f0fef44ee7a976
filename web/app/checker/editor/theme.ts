import type { EditorThemeClasses } from 'lexical'

export const theme: EditorThemeClasses = {
  paragraph: 'editor-block',
  heading: {
    h1: 'editor-block editor-h1',
    h2: 'editor-block editor-h2',
    h3: 'editor-block editor-h3',
    h4: 'editor-block editor-h4',
    h5: 'editor-block editor-h5',
    h6: 'editor-block editor-h6',
  },
  quote: 'editor-block editor-quote',
  code: 'editor-block editor-code',
  list: {
    ul: 'editor-list editor-bullets',
    ol: 'editor-list editor-numbers',
    listitem: 'editor-item',
    nested: { listitem: 'editor-nested' },
  },
  link: 'editor-link',
  text: {
    bold: 'editor-bold',
    italic: 'editor-italic',
    underline: 'editor-underline',
    strikethrough: 'editor-strikethrough',
    underlineStrikethrough: 'editor-underline-strikethrough',
    code: 'editor-inline-code',
  },
}
