import { ExternalLink } from 'lucide-react'
import { SiteLink } from 'shared-state/runtime'
import { Icon } from 'ui/icon'
import { leavingPath } from '../addresses.ts'
import { hostOf } from '../broker-parts/host-of.ts'
import styles from './outside-link.module.css'

/** Link to a website that nobody vouches for: its address is visible, and it leads through the page before an external site. */
export function OutsideLink({ url, name }: { url: string; name?: string }) {
  return (
    <SiteLink to={leavingPath(url)} rel="nofollow" className={styles.link}>
      <bdi>{name ?? hostOf(url)}</bdi> <Icon of={ExternalLink} size="s" />
    </SiteLink>
  )
}
