import type { Broker } from 'calls/entities/broker'
import { SiteLink, useText } from 'shared-state/runtime'
import { Note } from 'ui/note'
import { notCooperativePath } from '../addresses.ts'
import { brokersText } from '../strings/keys.ts'

/**
 * Says that a broker with complaints has no agreement with this site to settle them: the rule of the list that it links to
 * (home.noncooperativetraders). That is all we know, so it is no accusation.
 */
export function NoAgreementNote({ broker: { cooperative, exposureCount } }: { broker: Broker }) {
  const t = useText()
  if (cooperative || exposureCount === 0) return null
  return (
    <Note title={t(brokersText.notCooperative)}>
      {t(brokersText.notCooperativeWhy, { count: exposureCount })}{' '}
      <SiteLink to={notCooperativePath}>{t(brokersText.notCooperativeList)}</SiteLink>
    </Note>
  )
}
