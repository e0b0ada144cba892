import { useText } from 'shared-state/runtime'
import { Row } from 'ui/row'
import { useShareAndPrint } from 'ui/share-and-print/use-share-and-print'
import { exposurePath } from '../addresses.ts'
import { exposureText } from '../strings/keys.ts'
import styles from './case-actions.module.css'
import { FollowButton, FollowResult } from './follow/follow-case.tsx'
import type { ExposureData } from './load-exposure.ts'
import { ReportLink } from './own-part/report-link.tsx'

/** Follow, share, print and report. Sharing and printing need JavaScript and are left out without it. */
export function CaseActions({ exposure, own }: Pick<ExposureData, 'exposure' | 'own'>) {
  const t = useText()
  const { buttons, byHand } = useShareAndPrint({
    title: exposure.title,
    path: exposurePath(exposure),
    texts: {
      share: t(exposureText.share),
      print: t(exposureText.print),
      copied: t(exposureText.addressCopied),
      address: t(exposureText.caseAddress),
    },
  })
  return (
    <div className={styles.actions}>
      <Row gap="s">
        <FollowButton exposure={exposure} own={own} />
        {buttons}
        <ReportLink exposure={exposure} own={own} />
      </Row>
      <FollowResult own={own} />
      {byHand}
    </div>
  )
}
