import { useHref, useText } from 'shared-state/runtime'
import { MoreLink } from 'ui/more-link'
import { Note } from 'ui/note'
import { Row } from 'ui/row'
import { exposureText } from '../strings/keys.ts'

/** What cannot wait, for those who come after a loss: it stands before what others have written. */
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
