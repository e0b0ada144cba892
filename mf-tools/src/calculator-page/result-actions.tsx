import { Copy, Link2, Printer } from '@lucide/icons'
import type { MouseEvent } from 'react'
import { useStore, useText } from 'shared-state/runtime'
import { Button } from 'ui/button'
import { Row } from 'ui/row'
import { toolsText } from '../strings/keys.ts'
import { useRateWords } from './rate-words.tsx'
import styles from './result-actions.module.css'
import { resultText } from './result-text.ts'
import type { Shown } from '../calculator/shown.ts'

type ResultActionsProps = { shown: Shown; address: string } & Parameters<typeof useRateWords>[0]

/** What to do with a result: its own address, its text and its print, each as far as the browser permits it. */
export function ResultActions({ shown, address, ...rated }: ResultActionsProps) {
  const t = useText()
  const { toasts } = useStore()
  const rates = useRateWords(rated)
  const fullAddress = () => new URL(address, location.href).href
  const copy = (text: string, done: number) => {
    const failed = () => toasts.show(t(toolsText.notCopied))
    if (!navigator.clipboard) failed()
    else navigator.clipboard.writeText(text).then(() => toasts.show(t(done)), failed)
  }
  const copyLink = (event: MouseEvent<HTMLAnchorElement>) => {
    // Without the clipboard (a page that is not secure) it works as a normal link to the result.
    if (!navigator.clipboard || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    copy(fullAddress(), toolsText.linkCopied)
  }
  return (
    <div className={styles.actions}>
      <Row>
        <Button variant="secondary" icon={Link2} to={address} replace onClick={copyLink}>
          {t(toolsText.resultLink)}
        </Button>
        <Button
          variant="secondary"
          icon={Copy}
          className={styles.scripted}
          onClick={() => copy(resultText({ shown, rates, address: fullAddress(), t }), toolsText.resultCopied)}
        >
          {t(toolsText.copyResult)}
        </Button>
        <Button variant="secondary" icon={Printer} className={styles.scripted} onClick={() => print()}>
          {t(toolsText.printResult)}
        </Button>
      </Row>
    </div>
  )
}
