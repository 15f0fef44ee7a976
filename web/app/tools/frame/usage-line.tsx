import { toolMessages, usesPerWindow } from '#app/spec/free-tools.ts'
import type { ToolFacts } from '../define-tool.ts'
import type { Usage } from './use-usage.ts'

interface UsageLineProps {
  facts: ToolFacts
  usage: Usage
  alive: boolean
}

export function UsageLine({ facts, usage, alive }: UsageLineProps) {
  return (
    <p className="text-sm text-ink-soft tabular-nums" data-usage={usage.remaining}>
      {text({ facts, usage, alive })}
    </p>
  )
}

function text({ facts, usage, alive }: UsageLineProps) {
  if (!alive) return `${usesPerWindow} free ${facts.noun} every 24 hours`
  if (usage.checking) return toolMessages.checkingUsage
  return `${usage.remaining} of ${usesPerWindow} free ${facts.noun} remaining`
}
