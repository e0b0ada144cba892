import { History } from '@lucide/icons'
import type { Broker } from 'calls/entities/broker'
import { strictRegulators } from 'calls/findings/named-regulators'
import { useStore, useText } from 'shared-state/runtime'
import { Row } from 'ui/row'
import { StateTag } from 'ui/state-tag'
import { findingLooks } from 'ui/states/finding-looks'
import { licenceLooks } from 'ui/states/licence-looks'
import { worstLook } from 'ui/states/worst-look'
import { Tag } from 'ui/tag'
import { brokersText } from '../strings/keys.ts'

/** A broker's states in a few words: what speaks against it, worst first; then its strict regulators, its age and its tags. */
export function BrokerTags({ broker }: { broker: Broker }) {
  const t = useText()
  const { now } = useStore().visitor.facts
  const { findings, foundedYear, tags } = broker
  const strict = strictRegulators(broker, now)
  const years = foundedYear === null ? 0 : new Date(now).getUTCFullYear() - foundedYear
  const { tone, icon } = licenceLooks.regulated
  return (
    <Row gap="s">
      {findings.map(finding => (
        <StateTag key={finding} look={findingLooks[finding]} />
      ))}
      {strict > 0 && (
        <Tag tone={tone} icon={icon}>
          {t(brokersText.strictLicences, { count: strict })}
        </Tag>
      )}
      {findings.length === 0 && strict === 0 && <StateTag look={worstLook(findings)} />}
      {years > 0 && <Tag icon={History}>{t(brokersText.yearsOnRecord, { count: years })}</Tag>}
      {tags.map(tag => (
        <Tag key={tag} outline>
          {tag}
        </Tag>
      ))}
    </Row>
  )
}
