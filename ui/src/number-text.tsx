import { useLocale } from 'shared-state/runtime'
import styles from './figure.module.css'

export interface NumberTextProps {
  value: number
  options?: Intl.NumberFormatOptions | undefined
}

/** A number as the visitor's language writes it: never broken over two lines, nor turned round in text that runs the other way. */
export function NumberText({ value, options }: NumberTextProps) {
  const { formatNumber } = useLocale()
  return <bdi className={styles.figure}>{formatNumber(value, options)}</bdi>
}
