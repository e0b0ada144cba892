import type { ReactNode } from 'react'
import { SiteLink, useLocale, useStore, useText } from 'shared-state/runtime'
import type { Grade } from 'calls/rating/grade'
import { Users } from 'lucide-react'
import { ratingDigits } from 'calls/rating/score-digits'
import { Breadcrumbs } from 'ui/breadcrumbs'
import { BrokerLogo } from 'ui/broker-logo'
import { GradeBadge } from 'ui/grade-badge'
import { Icon } from 'ui/icon'
import { ScoreGauge } from 'ui/score-gauge'
import { Stars } from 'ui/stars'
import { Tag } from 'ui/tag'
import { brokerPath } from '../addresses.ts'
import { brokersText } from '../strings/keys.ts'
import styles from './broker-header.module.css'
import { BrokerTags } from './broker-tags.tsx'
import { brokerCrumbs } from './head-of-broker.ts'
import type { BrokerData } from './load-broker.ts'

const gradeWords: Record<Grade, number> = {
  AAA: brokersText.strong,
  AA: brokersText.strong,
  A: brokersText.good,
  B: brokersText.fair,
  C: brokersText.weak,
  D: brokersText.poor,
  E: brokersText.veryPoor,
}

/** The verdict first: name, user rating, tags, score with grade, and the actions. */
export function BrokerHeader({ data, actions }: { data: BrokerData; actions: ReactNode }) {
  const t = useText()
  const { broker } = data
  return (
    <>
      <div className={styles.crumbs}>
        <Breadcrumbs items={brokerCrumbs(broker, useStore())} />
        {broker.sample && <Tag outline>{t(brokersText.sampleBroker)}</Tag>}
      </div>
      <div className={styles.top}>
        <div className={styles.who}>
          <div className={styles.name}>
            <BrokerLogo code={broker.code} size="l" eager />
            <div>
              <h1>{broker.showName}</h1>
              <UsersRating data={data} />
            </div>
          </div>
          <BrokerTags broker={broker} />
        </div>
        <Verdict data={data} />
        <div className={styles.actions}>{actions}</div>
      </div>
    </>
  )
}

function UsersRating({ data: { broker, rating } }: { data: BrokerData }) {
  const t = useText()
  const { formatNumber } = useLocale()
  if (!rating || rating.rating === null) return <p className={styles.users}>{t(brokersText.noReviews)}</p>
  const figure = formatNumber(rating.rating, ratingDigits('stars'))
  return (
    <p className={styles.users}>
      <Icon of={Users} size="s" />
      <span>{t(brokersText.usersRate, { rating: figure })}</span>
      <SiteLink to={brokerPath(broker, 'review')} className={styles.reviews}>
        {t(brokersText.reviews, { count: rating.total })}
      </SiteLink>
    </p>
  )
}

function Verdict({ data: { broker, score } }: { data: BrokerData }) {
  const t = useText()
  const { grade, stars } = broker
  return (
    <div className={styles.verdict}>
      <ScoreGauge score={broker.score} />
      <div className={styles.grade}>
        <GradeBadge grade={grade} size="l" />
        <div>
          <p className={styles.word}>
            <b>{t(grade ? gradeWords[grade] : brokersText.notRated)}</b>
            {stars !== null && <Stars value={stars} />}
          </p>
          {score && score.rank !== null && (
            <p className={styles.rank}>{t(brokersText.rank, { count: score.rank, of: score.rankOf })}</p>
          )}
        </div>
        <SiteLink to={`${brokerPath(broker)}#parts`} className={styles.how}>
          {t(brokersText.howMade)}
        </SiteLink>
      </div>
    </div>
  )
}
