import type { BrokerListEntry } from 'calls/entities/broker-list-entry'
import { regionName } from 'shared-state/i18n/region-name'
import { useLocale, useText } from 'shared-state/runtime'
import { isGrave } from 'calls/states/licence-states'
import { Flag } from 'ui/flag'
import { Icon } from 'ui/icon'
import { brokerLicenceLooks } from 'ui/states/licence-looks'
import { shellText } from '../strings/keys.ts'
import styles from './licence-line.module.css'

type BrokerFacts = Pick<BrokerListEntry, 'regulators' | 'licenceStatus'>

const mostNamed = 3

/** The licensing regulators, strictest first, or a statement that there are none. Serious problems are always shown. */
export function LicenceLine({ broker: { regulators, licenceStatus } }: { broker: BrokerFacts }) {
  const t = useText()
  const { lang } = useLocale()
  const named = regulators.slice(0, mostNamed)
  const more = regulators.length - named.length
  const wrong = isGrave(licenceStatus)
  const { icon, text } = brokerLicenceLooks[licenceStatus]
  return (
    <span className={styles.line}>
      {(wrong || named.length === 0) && (
        <span className={wrong ? styles.wrong : styles.licence}>
          {wrong && <Icon of={icon} size="s" />}
          {t(text)}
        </span>
      )}
      {named.map(({ abbreviation, twoCharCode }, index) => (
        <span key={`${abbreviation} ${index}`} className={styles.licence}>
          {/* Regulators of different countries can share an abbreviation. */}
          <Flag code={twoCharCode} name={regionName(lang, twoCharCode)} />
          {abbreviation}
        </span>
      ))}
      {more > 0 && <span className={styles.licence}>{t(shellText.moreLicences, { count: more })}</span>}
    </span>
  )
}
