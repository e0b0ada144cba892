import { SiteLink, useText } from 'shared-state/runtime'
import { legalPages } from '../../pages/legal/legal-kinds.ts'
import { shellText } from '../../strings/keys.ts'
import styles from './site-links.module.css'

/** Links to the pages about the site and its terms. */
export function SiteLinks() {
  const t = useText()
  const report = new URLSearchParams({ subject: t(shellText.reportError) })
  const links = [
    { name: shellText.aboutUs, path: '/about.html' },
    { name: shellText.howWeScore, path: '/about.html#part-score' },
    { name: shellText.whereDataFrom, path: '/about.html#part-data' },
    { name: shellText.reportError, path: `/contact.html?${report.toString()}` },
    ...Object.values(legalPages),
    { name: shellText.getApp, path: '/download.html' },
  ]
  return (
    <ul role="list" className={styles.list}>
      {links.map(({ name, path }) => (
        <li key={path}>
          <SiteLink to={path} className={styles.link}>
            {t(name)}
          </SiteLink>
        </li>
      ))}
    </ul>
  )
}
