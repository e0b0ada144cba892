import { Minus, TrendingDown, TrendingUp } from '@lucide/icons'
import { useLocale, useText } from 'shared-state/runtime'
import { Icon } from 'ui/icon'
import { toolsText } from '../strings/keys.ts'
import styles from './change-text.module.css'

/** A change in percent, with its sign and an arrow. */
export function ChangeText({ value }: { value: number | null }) {
  const t = useText()
  const { formatNumber } = useLocale()
  if (value === null) return <span className={styles.unknown}>{t(toolsText.unknownChange)}</span>
  const icon = value > 0 ? TrendingUp : value < 0 ? TrendingDown : Minus
  const text = formatNumber(value / 100, { style: 'percent', minimumFractionDigits: 2, signDisplay: 'exceptZero' })
  return (
    <span className={styles.change}>
      <Icon of={icon} size="s" />
      <bdi>{text}</bdi>
    </span>
  )
}
