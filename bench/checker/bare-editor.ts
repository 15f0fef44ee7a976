// Takes the checker's place on its own page: the same editor with the same features, but nobody reads the text.
import { buildEditorFromExtensions } from '@lexical/extension'
import { defineExtension } from 'lexical'
import { textExtensions } from '../../web/app/checker/editor/text-extensions.ts'
import { theme } from '../../web/app/checker/editor/theme.ts'

const element = document.querySelector<HTMLElement>('[data-island]')
if (element) {
  element.innerHTML =
    '<div class="checker-workspace"><div></div><div class="checker-page"><div class="checker-text" role="textbox" contenteditable="true" spellcheck="false"></div></div></div>'
  const editor = buildEditorFromExtensions(
    defineExtension({ name: 'bare', namespace: 'bare', theme, dependencies: [...textExtensions] }),
  )
  editor.setRootElement(element.querySelector<HTMLElement>('.checker-text'))
}
