import { SiteLink, useText } from 'shared-state/runtime'
import { shellText } from '../strings/keys.ts'
import styles from './brand.module.css'

/** The mark, a lens with a tick, and the name: a link to the home page. */
export function Brand() {
  const t = useText()
  return (
    <SiteLink to="/" className={styles.brand} aria-label={t(shellText.brandHome)}>
      <svg viewBox="0 0 28 28" width={26} height={26} aria-hidden="true" className={styles.mark}>
        <circle cx="12.5" cy="12.5" r="9" strokeWidth="3.2" />
        <path d="m19.5 19.5 6 6" strokeWidth="3.8" />
        <path d="m8.4 12.8 3 3 5.8-6" strokeWidth="2.6" />
      </svg>
      <span aria-hidden="true">Brokerlens</span>
    </SiteLink>
  )
}
