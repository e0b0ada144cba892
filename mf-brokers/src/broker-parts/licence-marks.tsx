import type { BrokerListEntry } from 'calls/entities/broker-list-entry'
import { regionName } from 'shared-state/i18n/region-name'
import { useLocale, useText } from 'shared-state/runtime'
import { isGrave } from 'calls/states/licence-states'
import { Flag } from 'ui/flag'
import { Icon } from 'ui/icon'
import { brokerLicenceLooks } from 'ui/states/licence-looks'
import { brokersText } from '../strings/keys.ts'
import styles from './licence-marks.module.css'

/** The licensing regulators, strictest first, or a statement that there are none. Serious problems are always shown. */
export function LicenceMarks({
  broker,
  most = 3,
}: {
  broker: Pick<BrokerListEntry, 'regulators' | 'licenceStatus'>
  most?: number
}) {
  const t = useText()
  const { lang } = useLocale()
  const { regulators, licenceStatus } = broker
  const grave = isGrave(licenceStatus)
  const { icon, text } = brokerLicenceLooks[licenceStatus]
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
      {(grave || regulators.length === 0) && (
        <span className={grave ? styles.grave : styles.mark}>
          <Icon of={icon} size="s" />
          {t(text)}
        </span>
      )}
    </span>
  )
}
