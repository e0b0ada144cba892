import type { BrokerListEntry } from 'calls/entities/broker-list-entry'
import { namedRegulators } from 'calls/findings/named-regulators'
import { regionName } from 'shared-state/i18n/region-name'
import { useLocale, useText } from 'shared-state/runtime'
import { Flag } from 'ui/flag'
import { brokersText } from '../strings/keys.ts'
import styles from './licence-marks.module.css'

/** The regulators of the active licences, strictest first; a dash if none may be named: the broker's worst state, next to its name, says why. */
export function LicenceMarks({
  broker,
  most = 3,
}: {
  broker: Pick<BrokerListEntry, 'regulators' | 'findings'>
  most?: number
}) {
  const t = useText()
  const { lang } = useLocale()
  const regulators = namedRegulators(broker)
  if (regulators.length === 0) return '–'
  const marks = regulators.slice(0, most)
  const hidden = regulators.length - marks.length
  return (
    <span className={styles.marks}>
      {marks.map(({ abbreviation, twoCharCode }, index) => (
        <span key={`${abbreviation}-${index}`} className={styles.mark}>
          {/* Regulators of different countries can share an abbreviation. */}
          <Flag code={twoCharCode} name={regionName(lang, twoCharCode)} />
          {abbreviation}
        </span>
      ))}
      {hidden > 0 && <span className={styles.mark}>{t(brokersText.andMore, { count: hidden })}</span>}
    </span>
  )
}
