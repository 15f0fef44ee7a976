import { useEffect, useRef, useState } from 'react'
import { chooseWidget } from '#app/ports/bot-check/choose-widget.ts'
import type { ShownWidget } from '#app/ports/bot-check/widget.ts'
import { botCheckPollMilliseconds, contactMessages } from '#app/spec/contact.ts'

/** Shows the configured bot check as soon as its script is there, and holds the token that it earns. */
export function useBotCheck() {
  const place = useRef<HTMLDivElement>(null)
  const shown = useRef<ShownWidget>(null)
  const [token, setToken] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const [attempt, setAttempt] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt loads the check anew
  useEffect(() => {
    let poll: ReturnType<typeof setInterval> | undefined
    let left = false
    const lose = (message: string) => {
      if (left) return
      setToken('')
      setProblem(message)
    }
    const fail = () => {
      clearInterval(poll)
      lose(contactMessages.botCheckFailed)
    }
    chooseWidget().then((widget) => {
      if (left) return
      widget.load().catch(fail)
      poll = setInterval(() => {
        if (!widget.isAvailable() || !place.current) return
        clearInterval(poll)
        shown.current = widget.show(place.current, {
          onToken: (earned) => {
            setProblem(null)
            setToken(earned)
          },
          onExpired: () => lose(contactMessages.botCheckMissing),
          onError: () => lose(contactMessages.botCheckFailed),
        })
      }, botCheckPollMilliseconds)
    }, fail)
    return () => {
      left = true
      clearInterval(poll)
      shown.current?.remove()
      shown.current = null
    }
  }, [attempt])

  return {
    place,
    token,
    problem,
    /** Each token counts once, so a second try needs a new one. */
    restart() {
      setToken('')
      setProblem(null)
      if (shown.current) shown.current.restart()
      else setAttempt((count) => count + 1)
    },
  }
}
