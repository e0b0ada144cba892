import styles from './flag.module.css'

export interface FlagProps {
  /** ISO 3166 code of two letters, in either case, or 'eu'. Any other value shows nothing. */
  code: string
  /** The country's name, where it is not shown next to the flag. */
  name?: string | undefined
}

/** One file per flag, served by the server, so that no area carries 260 of them. */
export function Flag({ code, name = '' }: FlagProps) {
  const file = code.toLowerCase()
  if (!/^[a-z]{2}$/.test(file)) return null
  return <img src={`/flags/${file}.webp`} alt={name} loading="lazy" className={styles.flag} />
}
