import { useEffect, useState, type MouseEvent } from 'react'
import type { CodeState } from 'calls/account-forms/codes/code-state'
import { waitWords } from 'calls/failures/wait-words'
import { useStore, useText } from 'shared-state/runtime'
import { Button } from 'ui/button'
import { shellText } from '../../../strings/keys.ts'

interface ResendButtonProps {
  state: CodeState
  busy: boolean
  /** Name of the step that sends a code. */
  step: string
}

/** Requests another code; until that is allowed, it shows how long to wait. Without JavaScript the server says so. */
export function ResendButton({ state: { sendId, resendAfter }, busy, step }: ResendButtonProps) {
  const t = useText()
  const { lang } = useStore().visitor
  const left = useSecondsLeft(sendId, resendAfter)
  const tooSoon = left > 0
  const press = (event: MouseEvent) => {
    if (tooSoon) event.preventDefault()
  }
  // Not disabled: that would take the focus from a visitor who has just pressed it.
  return (
    <Button
      type="submit"
      name="step"
      value={step}
      variant="secondary"
      wide
      busy={busy}
      {...(tooSoon && { 'aria-disabled': true, onClick: press })}
    >
      {tooSoon ? t(shellText.newCodeIn, { time: waitWords(left, lang) }) : t(shellText.sendCodeAgain)}
    </Button>
  )
}

/** Counts down from `seconds`, starting again for every code sent. 0 on the server: there it would never end. */
function useSecondsLeft(sendId: string, seconds: number): number {
  const [left, setLeft] = useState(0)
  useEffect(() => {
    const end = Date.now() + seconds * 1000
    const tick = () => setLeft(Math.max(0, Math.ceil((end - Date.now()) / 1000)))
    tick()
    const timer = setInterval(tick, 1000)
    return () => clearInterval(timer)
  }, [sendId, seconds])
  return left
}
