import type { Broker } from 'calls/entities/broker'
import { SiteLink, useText } from 'shared-state/runtime'
import { Note } from 'ui/note'
import { notCooperativePath } from '../addresses.ts'
import { brokersText } from '../strings/keys.ts'

/** Warns of a broker with complaints that does not cooperate with mediation: the rule of the list that it links to (home.noncooperativetraders). */
export function CooperationWarning({ broker: { cooperative, exposureCount } }: { broker: Broker }) {
  const t = useText()
  if (cooperative || exposureCount === 0) return null
  return (
    <Note tone="warn" title={t(brokersText.notCooperative)}>
      {t(brokersText.notCooperativeWhy, { count: exposureCount })}{' '}
      <SiteLink to={notCooperativePath}>{t(brokersText.notCooperativeList)}</SiteLink>
    </Note>
  )
}
