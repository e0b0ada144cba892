import { useLocale, useText } from 'shared-state/runtime'
import { Flag } from 'ui/flag'
import { Panel } from 'ui/panel'
import { shellText } from '../../strings/keys.ts'
import type { HomeData } from './load-home.ts'
import styles from './registers.module.css'

/** Which authorities stand behind the licences. */
export function Registers({ regulators: { items, total } }: { regulators: NonNullable<HomeData['regulators']> }) {
  const t = useText()
  const { formatNumber } = useLocale()
  const rest = total - items.length
  return (
    <Panel>
      <div className={styles.columns}>
        <div>
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
          {rest > 0 && <li className={styles.rest}>{t(shellText.andMore, { rest: formatNumber(rest) })}</li>}
        </ul>
      </div>
    </Panel>
  )
}
