import type { ReactNode } from 'react'
import { SiteLink, useLocale, useStore, useText } from 'shared-state/runtime'
import { mayLead } from 'calls/findings/findings-of'
import { isPraise, type Grade } from 'calls/rating/grade'
import { Users } from '@lucide/icons'
import { ratingDigits } from 'calls/rating/score-digits'
import { Breadcrumbs } from 'ui/breadcrumbs'
import { BrokerLogo } from 'ui/broker-logo'
import { GradeBadge } from 'ui/grade-badge'
import { Icon } from 'ui/icon'
import { ScoreGauge } from 'ui/score-gauge'
import { Stars } from 'ui/stars'
import { Tag } from 'ui/tag'
import { VisuallyHidden } from 'ui/visually-hidden'
import { brokerPath } from '../addresses.ts'
import { brokersText } from '../strings/keys.ts'
import styles from './broker-header.module.css'
import { BrokerRank } from './broker-rank.tsx'
import { BrokerTags } from './broker-tags.tsx'
import { evidenceAnchors } from './evidence-anchors.ts'
import { brokerCrumbs } from './head-of-broker.ts'
import type { BrokerData } from './load-broker.ts'
import { VerdictBand } from './verdict-band.tsx'

const gradeWords: Record<Grade, number> = {
  AAA: brokersText.strong,
  AA: brokersText.strong,
  A: brokersText.good,
  B: brokersText.fair,
  C: brokersText.weak,
  D: brokersText.poor,
  E: brokersText.veryPoor,
}

/**
 * Name, verdict, tabs, and then the broker's states, score and actions. On mobile that is the order on the screen; on wider screens the
 * verdict and the tabs are below the rest.
 */
export function BrokerHeader({ data, actions, tabs }: { data: BrokerData; actions: ReactNode; tabs: ReactNode }) {
  const t = useText()
  const { broker } = data
  return (
    <div className={styles.top}>
      <div className={styles.crumbs}>
        <Breadcrumbs items={brokerCrumbs(broker, useStore())} />
      </div>
      <div className={styles.name}>
        <BrokerLogo code={broker.code} size="l" eager />
        <h1>{broker.showName}</h1>
      </div>
      <div className={styles.band}>
        <VerdictBand data={data} />
      </div>
      <div className={styles.states}>
        <UsersRating data={data} />
        <BrokerTags broker={broker} />
        {broker.sample && <Tag outline>{t(brokersText.sampleBroker)}</Tag>}
      </div>
      <div className={styles.score}>
        <ScoreAndGrade data={data} />
      </div>
      <div className={styles.actions}>{actions}</div>
      <div className={styles.tabs}>{tabs}</div>
    </div>
  )
}

function UsersRating({ data: { broker, rating } }: { data: BrokerData }) {
  const t = useText()
  const { formatNumber } = useLocale()
  if (!rating || rating.rating === null) {
    const isChecked = rating !== null && rating.beingChecked > 0
    return (
      <p className={styles.users}>
        <span>{t(isChecked ? brokersText.noneCounts : brokersText.noReviews)}</span>
        <ReviewsChecked rating={rating} />
      </p>
    )
  }
  const figure = formatNumber(rating.rating, ratingDigits('stars'))
  return (
    <p className={styles.users}>
      <Icon of={Users} size="s" />
      <span>{t(brokersText.usersRate, { rating: figure })}</span>
      <SiteLink to={brokerPath(broker, 'review')} className={styles.reviews}>
        {t(brokersText.reviews, { count: rating.total })}
      </SiteLink>
      <ReviewsChecked rating={rating} />
    </p>
  )
}

function ReviewsChecked({ rating }: Pick<BrokerData, 'rating'>) {
  const t = useText()
  if (!rating || rating.beingChecked === 0) return null
  return <span className={styles.checked}>{t(brokersText.reviewsChecked, { count: rating.beingChecked })}</span>
}

/** Score and grade, each a link to its evidence. */
function ScoreAndGrade({ data: { broker, score } }: { data: BrokerData }) {
  const t = useText()
  const { grade, stars } = broker
  return (
    <>
      <SiteLink to={`${brokerPath(broker)}#${evidenceAnchors.score}`} className={styles.gauge}>
        <ScoreGauge score={broker.score} muted={!mayLead(broker)} />
        <VisuallyHidden> {t(brokersText.howMade)}</VisuallyHidden>
      </SiteLink>
      <div className={styles.grade}>
        <SiteLink
          to={`${brokerPath(broker)}#${grade ? evidenceAnchors.grade : evidenceAnchors.score}`}
          className={styles.badge}
        >
          <GradeBadge grade={grade} size="l" muted={!mayLead(broker)} />
          <VisuallyHidden> {t(brokersText.howMade)}</VisuallyHidden>
        </SiteLink>
        <div>
          <p className={styles.word}>
            {(!grade || !isPraise(grade) || mayLead(broker)) && (
              <b>{t(grade ? gradeWords[grade] : brokersText.notRated)}</b>
            )}
            {stars !== null && <Stars value={stars} />}
          </p>
          <p className={styles.rank}>
            <BrokerRank broker={broker} score={score} />
          </p>
        </div>
        <SiteLink to={`${brokerPath(broker)}#${evidenceAnchors.score}`} className={styles.how}>
          {t(brokersText.howMade)}
        </SiteLink>
      </div>
    </>
  )
}
