import { REPLY_DAYS } from 'calls/exposure-case/case-states'
import { useLocale, useText } from 'shared-state/runtime'
import { Note } from 'ui/note'
import { Panel } from 'ui/panel'
import { Stack } from 'ui/stack'
import { exposureText } from '../strings/keys.ts'
import styles from './commitments.module.css'

/** The place of this panel on the page. */
export const commitmentsId = 'commitments'

/** What holds for a broker in mediation, by the rules of cases (calls/exposure-case/case-rules.ts). */
export function Commitments() {
  const t = useText()
  const { formatNumber } = useLocale()
  return (
    <Panel id={commitmentsId} title={t(exposureText.commitments)}>
      <Stack>
        <ul className={styles.list}>
          <li>{t(exposureText.commitsToReply, { number: formatNumber(REPLY_DAYS) })}</li>
          <li>{t(exposureText.commitsToName)}</li>
          <li>{t(exposureText.commitsToKeep)}</li>
          <li>{t(exposureText.withoutStaff)}</li>
        </ul>
        <Note tone="warn">{t(exposureText.notASeal)}</Note>
      </Stack>
    </Panel>
  )
}
