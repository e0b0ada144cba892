import { useLocale } from 'shared-state/runtime'
import styles from './figure.module.css'

export interface NumberTextProps {
  value: number
  options?: Intl.NumberFormatOptions | undefined
}

/** A number in the format of the visitor's language: never broken over two lines, nor reversed in right-to-left text. */
export function NumberText({ value, options }: NumberTextProps) {
  const { formatNumber } = useLocale()
  return <bdi className={styles.figure}>{formatNumber(value, options)}</bdi>
}
