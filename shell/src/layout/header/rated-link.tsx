import { ratingDigits } from 'calls/rating/score-digits'
import { BrokerLogo } from 'ui/broker-logo'
import { GradeBadge } from 'ui/grade-badge'
import type { MenuLink as ShownLink } from 'ui/menu-links'
import { NumberText } from 'ui/number-text'
import type { MenuRatings } from '../load-layout.ts'
import type { MenuLink } from './menu-entries.ts'
import styles from './rated-link.module.css'

/** A link of a submenu; a link to a broker shows its logo, score and grade. */
export function ratedLink({ code, name, url }: MenuLink, ratings: MenuRatings): ShownLink {
  const link = { label: name, to: url }
  const rating = ratings[code]
  if (!rating) return link
  const { score, grade } = rating
  const end = (
    <span className={styles.rating}>
      {score !== null && <NumberText value={score} options={ratingDigits('score')} />}
      <GradeBadge grade={grade} size="s" />
    </span>
  )
  return { ...link, lead: <BrokerLogo code={code} size="s" />, end }
}
