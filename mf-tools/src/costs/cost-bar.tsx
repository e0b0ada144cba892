import { useLocale, useText } from 'shared-state/runtime'
import { toolsText } from '../strings/keys.ts'
import styles from './cost-bar.module.css'

interface CostBarProps {
  costs: { spread: number; commission: number; total: number }
  most: number
  currency: string
}

/** The parts of a cost as a bar, each also as text. */
export function CostBar({ costs: { spread, commission }, most, currency }: CostBarProps) {
  const t = useText()
  const { formatNumber } = useLocale()
  const money = (value: number) => formatNumber(value, { style: 'currency', currency, currencyDisplay: 'narrowSymbol' })
  const percent = (value: number) => (most > 0 ? `${(value / most) * 100}%` : '0')
  return (
    <div>
      <svg aria-hidden="true" className={styles.bar}>
        <rect width={percent(spread)} height="10" className={styles.spread} />
        <rect x={percent(spread)} width={percent(commission)} height="10" className={styles.commission} />
      </svg>
      <p className={styles.parts}>{t(toolsText.costParts, { spread: money(spread), commission: money(commission) })}</p>
    </div>
  )
}
