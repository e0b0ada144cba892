import { ExternalLink as ExternalLinkMark } from '@lucide/icons'
import { leavingPath } from 'calls/leaving-path'
import { SiteLink } from 'shared-state/runtime'
import { Icon } from '../icon.tsx'
import styles from './external-link.module.css'
import { hostOf } from './host-of.ts'

/** Link to a website that nobody vouches for: its address is visible, and it leads through the page before an external site. */
export function ExternalLink({ url, name }: { url: string; name?: string }) {
  return (
    <SiteLink to={leavingPath(url)} rel="nofollow" className={styles.link}>
      <bdi>{name ?? hostOf(url)}</bdi> <Icon of={ExternalLinkMark} size="s" />
    </SiteLink>
  )
}
