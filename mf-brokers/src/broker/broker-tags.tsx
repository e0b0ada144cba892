import { History } from 'lucide-react'
import type { Broker } from 'calls/entities/broker'
import { useStore, useText } from 'shared-state/runtime'
import { isExpired, isGrave } from 'calls/states/licence-states'
import { Row } from 'ui/row'
import { StateTag } from 'ui/state-tag'
import { brokerLicenceLooks, licenceLooks } from 'ui/states/licence-looks'
import { Tag } from 'ui/tag'
import { brokersText } from '../strings/keys.ts'

/** The strictest of the four tiers. */
const strictest = 1

/** A broker's states in a few words: its licences, its age, anything expired. Serious problems are always shown. */
export function BrokerTags({ broker }: { broker: Broker }) {
  const t = useText()
  const { now } = useStore().visitor.facts
  const { regulators, licenceStatus, licences, foundedYear, tags } = broker
  const strict = regulators.filter(({ tier }) => tier === strictest).length
  const expired = licences.filter(licence => isExpired(licence, now)).length
  const years = foundedYear === null ? 0 : new Date(now).getUTCFullYear() - foundedYear
  return (
    <Row gap="s">
      {strict > 0 && !isGrave(licenceStatus) && (
        <Tag tone={licenceLooks.regulated.tone} icon={licenceLooks.regulated.icon}>
          {t(brokersText.strictLicences, { count: strict })}
        </Tag>
      )}
      {(strict === 0 || licenceStatus !== 'regulated') && <StateTag look={brokerLicenceLooks[licenceStatus]} />}
      {years > 0 && <Tag icon={History}>{t(brokersText.yearsOnRecord, { count: years })}</Tag>}
      {expired > 0 && (
        <Tag tone={licenceLooks.expired.tone} icon={licenceLooks.expired.icon}>
          {t(brokersText.expiredLicences, { count: expired })}
        </Tag>
      )}
      {tags.map(tag => (
        <Tag key={tag} outline>
          {tag}
        </Tag>
      ))}
    </Row>
  )
}
