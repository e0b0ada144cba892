import type { BrokerListEntry } from 'calls/entities/broker-list-entry'
import { namedRegulators } from 'calls/findings/named-regulators'
import { regionName } from 'shared-state/i18n/region-name'
import { useLocale, useText } from 'shared-state/runtime'
import { Flag } from 'ui/flag'
import { WorstState } from 'ui/worst-state'
import { shellText } from '../strings/keys.ts'
import styles from './licence-line.module.css'

type BrokerFacts = Pick<BrokerListEntry, 'regulators' | 'findings'>

const mostNamed = 3

/** A broker's worst state, then the regulators of its active licences, strictest first. */
export function LicenceLine({ broker }: { broker: BrokerFacts }) {
  const t = useText()
  const { lang } = useLocale()
  const regulators = namedRegulators(broker)
  const named = regulators.slice(0, mostNamed)
  const more = regulators.length - named.length
  return (
    <span className={styles.line}>
      <WorstState broker={broker} onlyFindings={named.length > 0} />
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
