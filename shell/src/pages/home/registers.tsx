import { SiteLink, useLocale, useText } from 'shared-state/runtime'
import { Flag } from 'ui/flag'
import { Panel } from 'ui/panel'
import { shellText } from '../../strings/keys.ts'
import type { HomeData } from './load-home.ts'
import styles from './registers.module.css'

interface RegistersProps {
  regulators: NonNullable<HomeData['regulators']>
  totals: HomeData['totals']
}

/** The authorities behind the licences, and the totals of the site: on mobile the hero's dial does not show them. */
export function Registers({ regulators: { items, total }, totals }: RegistersProps) {
  const t = useText()
  const { formatNumber } = useLocale()
  const rest = total - items.length
  return (
    <Panel>
      <div className={styles.columns}>
        <div>
          {totals && (
            <dl className={styles.totals}>
              <Total value={formatNumber(totals.regulators)} label={t(shellText.regulators)} />
              <Total value={formatNumber(totals.brokers)} label={t(shellText.brokers)} />
            </dl>
          )}
          <h2 className={styles.title}>{t(shellText.registersTitle, { total: formatNumber(total) })}</h2>
          <p className={styles.what}>{t(shellText.registersWhat)}</p>
        </div>
        <ul role="list" className={styles.regulators}>
          {items.map(regulator => (
            <li key={regulator.code} className={styles.regulator}>
              <Flag code={regulator.twoCharCode} name={regulator.country} />
              {regulator.abbreviation}
            </li>
          ))}
          {rest > 0 && (
            <li className={styles.rest}>
              <SiteLink to="/regulators.html">{t(shellText.andMore, { rest: formatNumber(rest) })}</SiteLink>
            </li>
          )}
        </ul>
      </div>
    </Panel>
  )
}

function Total({ value, label }: { value: string; label: string }) {
  return (
    <div className={styles.total}>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.figure}>{value}</dd>
    </div>
  )
}
