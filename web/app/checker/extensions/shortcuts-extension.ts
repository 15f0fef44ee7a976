import {
  COMMAND_PRIORITY_NORMAL,
  createCommand,
  defineExtension,
  FORMAT_TEXT_COMMAND,
  KEY_DOWN_COMMAND,
  type LexicalCommand,
} from 'lexical'

/** Asks the page to open the link popup for the current selection. */
export const OPEN_LINK_COMMAND: LexicalCommand<void> = createCommand('OPEN_LINK_COMMAND')

/** Asks the page to show what is marked at the caret, with its fixes. */
export const OPEN_MARK_COMMAND: LexicalCommand<void> = createCommand('OPEN_MARK_COMMAND')

/** The shortcuts that the editor itself does not bring along: link (K), the mark at the caret (full stop), strikethrough (Shift+X). */
export const ShortcutsExtension = defineExtension({
  name: 'limpid/shortcuts',
  register: (editor) =>
    editor.registerCommand(
      KEY_DOWN_COMMAND,
      (event) => {
        if (!(event.ctrlKey || event.metaKey) || event.altKey) return false
        const key = event.key.toLowerCase()
        if (key === 'k' && !event.shiftKey) editor.dispatchCommand(OPEN_LINK_COMMAND, undefined)
        else if (key === '.') editor.dispatchCommand(OPEN_MARK_COMMAND, undefined)
        else if (key === 'x' && event.shiftKey) editor.dispatchCommand(FORMAT_TEXT_COMMAND, 'strikethrough')
        else return false
        event.preventDefault()
        return true
      },
      COMMAND_PRIORITY_NORMAL,
    ),
})
