import { useLocale } from 'shared-state/runtime'
import styles from './figure.module.css'

export interface MoneyProps {
  amount: number
  /** ISO 4217. */
  currency: string
}

/** An amount in its own currency, in the format of the visitor's language. */
export function Money({ amount, currency }: MoneyProps) {
  const { formatMoney } = useLocale()
  return <bdi className={styles.figure}>{formatMoney({ amount, currency })}</bdi>
}
