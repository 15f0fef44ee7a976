import { RefreshCw } from 'lucide-react'
import { Button } from '#app/ui/button.tsx'

/** Writes anew from the same input. It is a use like any other, and says so before it is pressed. */
export function AnotherVersion({ remaining, onAsk }: { remaining: number; onAsk: () => void }) {
  return (
    <div className="no-print flex flex-wrap items-center gap-x-4 gap-y-2">
      <Button look="secondary" onClick={onAsk} disabled={remaining <= 0} aria-describedby="another-version-cost">
        <RefreshCw aria-hidden size={16} />
        Another version
      </Button>
      <p id="another-version-cost" className="text-sm text-ink-soft">
        {remaining > 0
          ? `Costs one of your ${remaining} remaining generations.`
          : 'You have no generations left today.'}
      </p>
    </div>
  )
}
