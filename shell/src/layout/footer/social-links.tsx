import { useText } from 'shared-state/runtime'
import { shellText } from '../../strings/keys.ts'
import type { FrameData } from '../load-layout.ts'
import { socialMarks } from './social-marks.ts'
import styles from './social-links.module.css'

/** Links to the configured pages of the site on social networks (spec 2.5). */
export function SocialLinks({ socials }: { socials: NonNullable<FrameData['socials']> }) {
  const t = useText()
  const links = socialMarks.flatMap(mark => {
    const url = socials[mark.key]
    return url?.startsWith('https://') ? [{ ...mark, url }] : []
  })
  if (links.length === 0) return null
  return (
    <ul role="list" className={styles.list}>
      {links.map(({ key, name, path, url }) => (
        <li key={key}>
          <a href={url} rel="noopener" aria-label={t(shellText.onNetwork, { network: name })} className={styles.link}>
            <svg viewBox="0 0 24 24" width={20} height={20} aria-hidden="true" className={styles.mark}>
              <path d={path} />
            </svg>
          </a>
        </li>
      ))}
    </ul>
  )
}
