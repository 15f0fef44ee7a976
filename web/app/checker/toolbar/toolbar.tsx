import { FORMAT_ELEMENT_COMMAND, FORMAT_TEXT_COMMAND, type LexicalEditor, REDO_COMMAND, UNDO_COMMAND } from 'lexical'
import {
  AlignCenter,
  AlignJustify,
  AlignLeft,
  AlignRight,
  Bold,
  Italic,
  Link,
  type LucideIcon,
  Redo2,
  RemoveFormatting,
  Strikethrough,
  Underline,
  Undo2,
} from 'lucide-react'
import { useEffect, useRef } from 'react'
import { type Alignment, alignments, type BlockType, blockTypes, fontFamilies, fontSizes } from '#app/spec/checker.ts'
import { clearFormatting, setBlockType, setTextStyle } from '../editor/format.ts'
import { OPEN_LINK_COMMAND } from '../extensions/shortcuts-extension.ts'
import { keepOneTabStop, moveFocus } from './roving-focus.ts'
import { ToolbarButton } from './toolbar-button.tsx'
import { ToolbarSelect } from './toolbar-select.tsx'
import { useToolbarState } from './use-toolbar-state.ts'

const blockNames: Record<BlockType, string> = {
  paragraph: 'Paragraph',
  h1: 'Heading 1',
  h2: 'Heading 2',
  h3: 'Heading 3',
  h4: 'Heading 4',
  h5: 'Heading 5',
  h6: 'Heading 6',
  bullet: 'Bullet list',
  number: 'Numbered list',
  quote: 'Quote',
  code: 'Code',
}
const alignIcons: Record<Alignment, LucideIcon> = {
  left: AlignLeft,
  center: AlignCenter,
  right: AlignRight,
  justify: AlignJustify,
}
const textFormats = [
  { format: 'bold', name: 'Bold', keys: 'Ctrl+B', icon: Bold },
  { format: 'italic', name: 'Italic', keys: 'Ctrl+I', icon: Italic },
  { format: 'underline', name: 'Underline', keys: 'Ctrl+U', icon: Underline },
  { format: 'strikethrough', name: 'Strikethrough', keys: 'Ctrl+Shift+X', icon: Strikethrough },
] as const

export function Toolbar({ editor }: { editor: LexicalEditor }) {
  const state = useToolbarState(editor)
  const toolbar = useRef<HTMLDivElement>(null)
  useEffect(() => keepOneTabStop(toolbar.current))
  const back = () => editor.getRootElement()?.focus({ preventScroll: true })
  return (
    <div
      ref={toolbar}
      role="toolbar"
      aria-label="Formatting"
      aria-orientation="horizontal"
      tabIndex={-1}
      onKeyDown={moveFocus}
      onFocus={(event) => keepOneTabStop(event.currentTarget)}
      className="toolbar"
    >
      <ToolbarButton
        name="Undo"
        keys="Ctrl+Z"
        icon={Undo2}
        disabled={!state.canUndo}
        onClick={() => editor.dispatchCommand(UNDO_COMMAND, undefined)}
      />
      <ToolbarButton
        name="Redo"
        keys="Ctrl+Y"
        icon={Redo2}
        disabled={!state.canRedo}
        onClick={() => editor.dispatchCommand(REDO_COMMAND, undefined)}
      />
      <ToolbarSelect
        name="Block type"
        value={state.blockType}
        options={blockTypes.map((type) => [type, blockNames[type]])}
        onChange={(type) => setBlockType(editor, type as BlockType, state.blockType)}
        onPicked={back}
        repeats
      />
      <ToolbarSelect
        name="Font family"
        value={state.fontFamily}
        options={fontFamilies.map((family) => [family, family])}
        onChange={(family) => setTextStyle(editor, { 'font-family': family })}
        onPicked={back}
      />
      <ToolbarSelect
        name="Font size"
        value={`${state.fontSize}`}
        options={fontSizes.map((size) => [`${size}`, `${size}px`])}
        onChange={(size) => setTextStyle(editor, { 'font-size': `${size}px` })}
        onPicked={back}
      />
      {textFormats.map(({ format, name, keys, icon }) => (
        <ToolbarButton
          key={format}
          {...{ name, keys, icon }}
          pressed={state[format]}
          onClick={() => editor.dispatchCommand(FORMAT_TEXT_COMMAND, format)}
        />
      ))}
      <ToolbarButton
        name="Link"
        keys="Ctrl+K"
        icon={Link}
        pressed={state.link}
        onClick={() => editor.dispatchCommand(OPEN_LINK_COMMAND, undefined)}
      />
      {alignments.map((alignment) => (
        <ToolbarButton
          key={alignment}
          name={`Align ${alignment}`}
          icon={alignIcons[alignment]}
          pressed={state.elementFormat === alignment}
          onClick={() => editor.dispatchCommand(FORMAT_ELEMENT_COMMAND, alignment)}
        />
      ))}
      <ToolbarButton name="Clear formatting" icon={RemoveFormatting} onClick={() => clearFormatting(editor)} />
    </div>
  )
}
