import { useText } from 'shared-state/runtime'
import { Button } from 'ui/button'
import { Note } from 'ui/note'
import { shellText } from '../../../strings/keys.ts'
import styles from './qr-sign-in.module.css'
import { useQrSignIn, type QrView } from './use-qr-sign-in.ts'

/** Signing in with a phone that is already signed in: a code to scan, and the progress of the scan. */
export function QrSignIn() {
  const t = useText()
  const { view, renew } = useQrSignIn()
  return (
    <div className={styles.qr}>
      <p>{t(shellText.qrLead)}</p>
      <noscript>
        <Note tone="warn">{t(shellText.qrNeedsScript)}</Note>
      </noscript>
      <div className={styles.code} aria-busy={view.phase === 'loading'}>
        {view.phase === 'shown' && (
          <img src={view.image} width={208} height={208} alt={t(shellText.qrAlt)} data-scanned={view.scanned} />
        )}
      </div>
      <Said view={view} />
      {(view.phase === 'expired' || view.phase === 'failed') && (
        <Button variant="secondary" onClick={renew}>
          {t(shellText.qrRenew)}
        </Button>
      )}
    </div>
  )
}

function Said({ view }: { view: QrView }) {
  const t = useText()
  if (view.phase === 'failed')
    return (
      <Note tone="bad" live>
        {view.message}
      </Note>
    )
  if (view.phase === 'expired')
    return (
      <Note tone="warn" live>
        {t(shellText.qrExpired)}
      </Note>
    )
  if (view.phase === 'shown' && view.lost)
    return (
      <Note tone="warn" live>
        {t(shellText.noAnswer)}
      </Note>
    )
  return view.phase === 'shown' && view.scanned && <Note live>{t(shellText.qrScanned)}</Note>
}
