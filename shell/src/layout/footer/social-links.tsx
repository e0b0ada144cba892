import { leavingPath } from 'calls/leaving-path'
import { SiteLink, useText } from 'shared-state/runtime'
import { shellText } from '../../strings/keys.ts'
import type { FrameData } from '../load-layout.ts'
import { socialMarks } from './social-marks.ts'
import styles from './social-links.module.css'

/** A host that nobody can own (RFC 2606), such as `facebook.example`: an example in sample data, and no account. */
const isExample = (url: string): boolean => URL.canParse(url) && new URL(url).hostname.endsWith('.example')

/**
 * Links to the configured pages of the site on social networks (spec 2.5). Examples say that they are some, and lead to the page before an
 * external site instead of to nowhere.
 */
export function SocialLinks({ socials }: { socials: NonNullable<FrameData['socials']> }) {
  const t = useText()
  const links = socialMarks.flatMap(mark => {
    const url = socials[mark.key]
    return url?.startsWith('https://') ? [{ ...mark, url }] : []
  })
  if (links.length === 0) return null
  return (
    <ul role="list" className={styles.list}>
      {links.map(({ key, name, path, url }) => {
        const mark = (
          <svg viewBox="0 0 24 24" width={20} height={20} aria-hidden="true" className={styles.mark}>
            <path d={path} />
          </svg>
        )
        return (
          <li key={key}>
            {isExample(url) ? (
              <SiteLink
                to={leavingPath(url)}
                rel="nofollow"
                aria-label={t(shellText.exampleOnNetwork, { network: name })}
                title={t(shellText.exampleOnNetwork, { network: name })}
                className={styles.link}
              >
                {mark}
              </SiteLink>
            ) : (
              <a
                href={url}
                rel="noopener"
                aria-label={t(shellText.onNetwork, { network: name })}
                className={styles.link}
              >
                {mark}
              </a>
            )}
          </li>
        )
      })}
    </ul>
  )
}
