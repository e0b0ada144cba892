import { Flag } from 'ui/flag'
import styles from './country-name.module.css'

/** A country with its flag; `code` has two letters. */
export function CountryName({ code, name }: { code: string; name: string }) {
  return (
    <span className={styles.country}>
      <Flag code={code} />
      {name}
    </span>
  )
}
