import type { ComponentProps, ReactNode } from 'react'
import { useLocale } from 'shared-state/runtime'
import styles from './choice.module.css'

export type CheckboxProps = Omit<ComponentProps<'input'>, 'type' | 'className'> & {
  label: ReactNode
  labelClass?: string | undefined
  /** At the end of the line: how many results a filter leaves. */
  count?: number | undefined
}

/**
 * A checkbox and its label alone. A page may have a hundred of them, as choices of its filters and in the rows of its tables, so the style
 * sheet finds its parts without classes (docs/decisions/0118).
 */
export function Checkbox({ label, labelClass, count, ...input }: CheckboxProps) {
  const { formatNumber } = useLocale()
  return (
    <label className={styles.choice}>
      <input {...input} type="checkbox" />
      <span className={labelClass}>{label}</span>
      {count !== undefined && <bdi>{formatNumber(count)}</bdi>}
    </label>
  )
}
