import type { BrokerListEntry } from 'calls/entities/broker-list-entry'
import { accusedName } from 'calls/findings/accused-name'
import { findingNames } from 'calls/states/state-names'
import type { Language } from 'shared-state/i18n/languages'

/** A broker's full name with everything that speaks against it, worst first (decisions 7). */
export const brokerWithFindings = (broker: BrokerListEntry, lang: Language): string => {
  const name = accusedName(broker, lang)
  const against = broker.findings.map(finding => findingNames[finding][lang])
  return against.length === 0 ? name : `${name}: ${new Intl.ListFormat(lang).format(against)}`
}
