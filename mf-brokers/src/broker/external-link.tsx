import { ExternalLink as ExternalLinkMark } from '@lucide/icons'
import { SiteLink } from 'shared-state/runtime'
import { Icon } from 'ui/icon'
import { leavingPath } from '../addresses.ts'
import { hostOf } from '../broker-parts/host-of.ts'
import styles from './external-link.module.css'

/** Link to a website that nobody vouches for: its address is visible, and it leads through the page before an external site. */
export function ExternalLink({ url, name }: { url: string; name?: string }) {
  return (
    <SiteLink to={leavingPath(url)} rel="nofollow" className={styles.link}>
      <bdi>{name ?? hostOf(url)}</bdi> <Icon of={ExternalLinkMark} size="s" />
    </SiteLink>
  )
}
