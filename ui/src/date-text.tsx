import { useLocale } from 'shared-state/runtime'
import styles from './figure.module.css'

export interface DateTextProps {
  /** ISO 8601 with a zone; or YYYY-MM-DD, which is the same day in every time zone. */
  iso: string
  /** 'relative' follows spec 9: 'just now', minutes, hours, days, one week, then the date. */
  look?: 'date' | 'time' | 'dateTime' | 'weekday' | 'relative' | undefined
}

/** A moment or a day in the format of the visitor's language. */
export function DateText({ iso, look = 'date' }: DateTextProps) {
  const { formatDate, formatRelative } = useLocale()
  return (
    <time
      dateTime={iso}
      title={look === 'relative' ? formatDate(iso, 'dateTime') : undefined}
      className={styles.figure}
    >
      <bdi>{look === 'relative' ? formatRelative(iso) : formatDate(iso, look)}</bdi>
    </time>
  )
}
