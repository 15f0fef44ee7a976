import { useCallback, useMemo, useState } from 'react'
import { panelLabels } from '#app/spec/checker.ts'
import { Button } from '#app/ui/button.tsx'
import { Contained } from './contained.tsx'
import type { Checker } from './create-checker.ts'
import { DocumentMenu } from './document-menu/document-menu.tsx'
import { toPlainText } from './files/save-file.ts'
import { Glance } from './glance.tsx'
import { LinkPopup } from './link-popup/link-popup.tsx'
import { MarkCard } from './mark-card/mark-card.tsx'
import { AnalysisPanel } from './panel/analysis-panel.tsx'
import { PanelFault } from './panel/panel-fault.tsx'
import { RescuedText } from './rescued-text.tsx'
import { Toolbar } from './toolbar/toolbar.tsx'

const nothing = () => null

export function Workspace({ checker: { editor, store, grammar } }: { checker: Checker }) {
  const [panelOpen, setPanelOpen] = useState(false)
  const attach = useCallback((element: HTMLElement | null) => editor.setRootElement(element), [editor])
  const tools = useMemo(() => ({ editor, store, onAcceptWord: grammar.acceptWord }), [editor, store, grammar])
  return (
    <Contained fallback={() => <RescuedText text={toPlainText(editor)} />}>
      <div className="checker-workspace" data-panel={panelOpen}>
        <div className="checker-toolbar print:hidden">
          <Toolbar editor={editor} />
          <div className="checker-actions">
            <Contained fallback={nothing}>
              <Glance store={store} />
            </Contained>
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
        {panelOpen && (
          <Contained fallback={PanelFault}>
            <AnalysisPanel tools={tools} onLoadGrammar={grammar.start} />
          </Contained>
        )}
        <Contained fallback={nothing}>
          <LinkPopup editor={editor} />
          <MarkCard tools={tools} />
        </Contained>
      </div>
    </Contained>
  )
}
