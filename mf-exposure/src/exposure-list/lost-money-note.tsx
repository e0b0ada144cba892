import { useHref, useText } from 'shared-state/runtime'
import { MoreLink } from 'ui/more-link'
import { Note } from 'ui/note'
import { Row } from 'ui/row'
import { exposureText } from '../strings/keys.ts'

/** Urgent advice for visitors who have lost money, placed before other users' cases. */
export function LostMoneyNote() {
  const t = useText()
  const href = useHref()
  return (
    <Note tone="warn" title={t(exposureText.lostMoney)}>
      <p>{t(exposureText.lostMoneyWhat)}</p>
      <Row>
        <MoreLink to={href('/regulators.html')}>{t(exposureText.findRegulator)}</MoreLink>
        <MoreLink to={href('/contact.html')}>{t(exposureText.writeToUs)}</MoreLink>
      </Row>
    </Note>
  )
}
