import { Printer, Share2 } from '@lucide/icons'
import { useState } from 'react'
import { useHref, useStore, useText } from 'shared-state/runtime'
import { Button } from 'ui/button'
import { Row } from 'ui/row'
import { sharePage } from 'ui/share-page'
import { TextField } from 'ui/text-field'
import { exposurePath } from '../addresses.ts'
import { exposureText } from '../strings/keys.ts'
import styles from './case-actions.module.css'
import { FollowButton, FollowResult } from './follow/follow-case.tsx'
import type { ExposureData } from './load-exposure.ts'
import { ReportLink } from './own-part/report-link.tsx'

/** Follow, share, print and report. Sharing and printing need JavaScript and are left out without it. */
export function CaseActions({ exposure, own }: Pick<ExposureData, 'exposure' | 'own'>) {
  const t = useText()
  const href = useHref()
  const { toasts } = useStore()
  const [uncopied, setUncopied] = useState<string>()
  const share = async () => {
    const url = new URL(href(exposurePath(exposure)), location.origin).href
    const outcome = await sharePage({ title: exposure.title, url })
    if (outcome === 'copied') toasts.show(t(exposureText.addressCopied), 'good')
    setUncopied(outcome === 'impossible' ? url : undefined)
  }
  return (
    <div className={styles.actions}>
      <Row gap="s">
        <FollowButton exposure={exposure} own={own} />
        <Button variant="ghost" small icon={Share2} className={styles.scripted} onClick={() => void share()}>
          {t(exposureText.share)}
        </Button>
        <Button variant="ghost" small icon={Printer} className={styles.scripted} onClick={() => print()}>
          {t(exposureText.print)}
        </Button>
        <ReportLink exposure={exposure} own={own} />
      </Row>
      <FollowResult own={own} />
      {uncopied !== undefined && (
        <TextField
          label={t(exposureText.caseAddress)}
          value={uncopied}
          readOnly
          autoFocus
          onFocus={event => event.currentTarget.select()}
        />
      )}
    </div>
  )
}
