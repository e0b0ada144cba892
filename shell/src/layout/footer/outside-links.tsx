import type { Link } from 'calls/entities/link'
import { SiteLink, useText } from 'shared-state/runtime'
import { ExternalLink } from 'ui/external-link/external-link'
import { shellText } from '../../strings/keys.ts'
import type { FrameData } from '../load-layout.ts'
import styles from './outside-links.module.css'

/** The configured links to partners and to other sites (spec 2.5, 7.6). A list that is empty or failed to load is left out. */
export function OutsideLinks({ friends, partners }: Pick<FrameData, 'friends' | 'partners'>) {
  return (
    <>
      <LinkLine title={shellText.partners} links={partners} />
      <LinkLine title={shellText.friendLinks} links={friends} />
    </>
  )
}

function LinkLine({ title, links }: { title: number; links: readonly Pick<Link, 'name' | 'url'>[] }) {
  const t = useText()
  if (links.length === 0) return null
  return (
    <section className={styles.line}>
      <h2 className={styles.title}>{t(title)}</h2>
      <ul role="list" className={styles.list}>
        {links.map(({ name, url }) => (
          <li key={`${name} ${url}`} className={styles.item}>
            {url.startsWith('/') ? <SiteLink to={url}>{name}</SiteLink> : <ExternalLink url={url} name={name} />}
          </li>
        ))}
      </ul>
    </section>
  )
}
