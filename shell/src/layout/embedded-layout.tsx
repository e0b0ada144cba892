import { Outlet, useLocation } from 'react-router-dom'
import { withoutEmbed } from 'shared-state/contract/embedded'
import { siteName } from 'calls/site-name'
import styles from './embedded-layout.module.css'
import { Toasts } from './toasts.tsx'

/** The frame of a page inside another site (decision 86): the content, and a line that leads to the full page in a new tab. */
export function EmbeddedLayout() {
  const { pathname, search } = useLocation()
  return (
    <div className={styles.frame}>
      <main>
        <Outlet />
      </main>
      <p className={styles.origin}>
        <a href={withoutEmbed(pathname) + search} target="_blank" rel="noopener" className={styles.link}>
          {siteName}
        </a>
      </p>
      <Toasts />
    </div>
  )
}
