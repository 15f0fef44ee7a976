import { Component, type ReactNode, useState } from 'react'
import { panelLabels } from '#app/spec/checker.ts'
import { Button } from '#app/ui/button.tsx'
import { DocumentMenu } from './document-menu/document-menu.tsx'
import { LinkPopup } from './link-popup/link-popup.tsx'
import { MarkCard } from './mark-card/mark-card.tsx'
import { AnalysisPanel } from './panel/analysis-panel.tsx'
import { Toolbar } from './toolbar/toolbar.tsx'
import { useChecker } from './use-checker.ts'

export function Workspace() {
  return (
    <KeepsTheText>
      <Editor />
    </KeepsTheText>
  )
}

function Editor() {
  const { editor, store, grammar, attach } = useChecker()
  const [panelOpen, setPanelOpen] = useState(false)
  return (
    <div className="checker-workspace" data-panel={panelOpen}>
      <div className="checker-toolbar print:hidden">
        <Toolbar editor={editor} />
        <DocumentMenu editor={editor} />
        <Button
          look={panelOpen ? 'secondary' : 'primary'}
          aria-expanded={panelOpen}
          aria-controls="analysis"
          className="shrink-0"
          onClick={() => setPanelOpen(!panelOpen)}
        >
          {panelOpen ? panelLabels.close : panelLabels.open}
        </Button>
      </div>
      <div className="checker-page">
        {/* biome-ignore lint/a11y/useSemanticElements: rich text needs an editable element, a textarea holds plain text only. */}
        <div
          ref={attach}
          contentEditable
          suppressContentEditableWarning
          role="textbox"
          tabIndex={0}
          aria-multiline="true"
          aria-label="Your text"
          spellCheck={false}
          className="checker-text"
        />
      </div>
      {panelOpen && <AnalysisPanel editor={editor} store={store} onLoadGrammar={grammar.start} />}
      <LinkPopup editor={editor} />
      <MarkCard editor={editor} store={store} onAcceptWord={grammar.acceptWord} />
    </div>
  )
}

/** A fault in a panel must not cost the visitor a word: what was typed stays on the page, ready to copy. */
class KeepsTheText extends Component<{ children: ReactNode }, { lost: string | null }> {
  override state = { lost: null }

  static getDerivedStateFromError() {
    return { lost: document.querySelector<HTMLElement>('.checker-text')?.textContent ?? '' }
  }

  override componentDidCatch(error: unknown) {
    console.error(error)
  }

  override render() {
    if (this.state.lost === null) return this.props.children
    return (
      <div className="p-8">
        <p role="alert" className="mb-4 max-w-text">
          The editor stopped because of a fault of ours. Your text is below. Copy it, then reload the page.
        </p>
        <textarea
          readOnly
          aria-label="Your text"
          className="h-96 w-full rounded-md bg-surface p-4 ring-1 ring-line"
          value={this.state.lost}
        />
      </div>
    )
  }
}
