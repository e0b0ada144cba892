import { CircleAlert, History, ShieldAlert, ShieldCheck } from 'lucide-react'
import type { Broker } from 'shared-state/calls/entities/broker'
import type { LicenceStatus } from 'shared-state/calls/entities/licence'
import { useStore, useText } from 'shared-state/runtime'
import { Row } from 'ui/row'
import { Tag, type Tone } from 'ui/tag'
import { licenceStatusText } from '../broker-parts/licence-marks.tsx'
import { isExpired } from '../licences/licence-state.ts'
import { brokersText } from '../strings/keys.ts'

/** The strictest of the four tiers. */
const strictest = 1

const tones: Record<LicenceStatus, Tone> = {
  regulated: 'plain', offshore: 'warn', exceeded: 'warn', suspected_clone: 'bad', revoked: 'bad', unregulated: 'bad',
}

/** States of a broker in a few words: who licenses it, for how long it has been there, what has run out. */
export function BrokerTags({ broker }: { broker: Broker }) {
  const t = useText()
  const { now } = useStore().visitor.facts
  const { regulators, licenceStatus, licences, foundedYear, tags } = broker
  const strict = regulators.filter(({ tier }) => tier === strictest).length
  const expired = licences.filter(licence => isExpired(licence, now)).length
  const years = foundedYear === null ? 0 : new Date(now).getUTCFullYear() - foundedYear
  return (
    <Row gap="s">
      {strict > 0 && <Tag tone="good" icon={ShieldCheck}>{t(brokersText.strictLicences, { count: strict })}</Tag>}
      {strict === 0 && <Tag tone={tones[licenceStatus]} icon={licenceStatus === 'regulated' ? ShieldCheck : ShieldAlert}>{t(licenceStatusText[licenceStatus])}</Tag>}
      {years > 0 && <Tag icon={History}>{t(brokersText.yearsOnRecord, { count: years })}</Tag>}
      {expired > 0 && <Tag tone="warn" icon={CircleAlert}>{t(brokersText.expiredLicences, { count: expired })}</Tag>}
      {tags.map(tag => <Tag key={tag} outline>{tag}</Tag>)}
    </Row>
  )
}
