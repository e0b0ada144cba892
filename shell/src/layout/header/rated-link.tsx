import { BrokerLogo } from 'ui/broker-logo'
import type { MenuLink as ShownLink } from 'ui/menu-links'
import { WorstState } from 'ui/worst-state'
import { ScoreLine } from '../../search/score-line.tsx'
import type { MenuRatings } from '../load-layout.ts'
import type { MenuLink } from './menu-entries.ts'
import styles from './rated-link.module.css'

/** A link of a submenu; a link to a broker shows its logo, worst state, score and grade. */
export function ratedLink({ code, name, url }: MenuLink, ratings: MenuRatings): ShownLink {
  const broker = ratings[code]
  if (!broker) return { label: name, to: url }
  const label = (
    <span className={styles.words}>
      {name}
      <WorstState broker={broker} onlyFindings />
    </span>
  )
  return { label, to: url, lead: <BrokerLogo code={code} size="s" />, end: <ScoreLine broker={broker} size="s" /> }
}
