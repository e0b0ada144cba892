import { BookOpen, Building2, Landmark, PanelTop, type LucideIconData } from '@lucide/icons'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { SearchHit } from 'calls/entities/search-hit'
import { useLocale, useText } from 'shared-state/runtime'
import { exposureStateOf } from 'calls/states/exposure-states'
import { BrokerLogo } from 'ui/broker-logo'
import { DateText } from 'ui/date-text'
import { Highlight } from 'ui/highlight'
import { Icon } from 'ui/icon'
import { Money } from 'ui/money'
import { StateTag } from 'ui/state-tag'
import { exposureLooks } from 'ui/states/exposure-looks'
import { Tag } from 'ui/tag'
import { Written } from 'ui/written'
import { LicenceLine } from '../../search/licence-line.tsx'
import { NearMark } from '../../search/near-mark.tsx'
import { ScoreLine } from '../../search/score-line.tsx'
import { shellText } from '../../strings/keys.ts'
import { categoryText } from './hit-words.ts'
import styles from './hit-row.module.css'

interface HitRowProps {
  hit: SearchHit
  keyword: string
}

/** One result, shown in the layout of its kind. */
export function HitRow({ hit, keyword }: HitRowProps) {
  if (hit.broker) return <BrokerHit hit={hit} broker={hit.broker} keyword={keyword} />
  if (hit.exposure) return <PostHit hit={hit} keyword={keyword} facts={<ExposureFacts exposure={hit.exposure} />} />
  if (hit.article) return <PostHit hit={hit} keyword={keyword} facts={<ArticleFacts article={hit.article} />} />
  return <PlainHit hit={hit} keyword={keyword} icon={icons[hit.type] ?? BookOpen} />
}

const icons: Partial<Record<SearchHit['type'], LucideIconData>> = {
  regulator: Landmark,
  provider: Building2,
  page: PanelTop,
}

function BrokerHit({ hit, broker, keyword }: HitRowProps & { broker: NonNullable<SearchHit['broker']> }) {
  const t = useText()
  const { formatNumber } = useLocale()
  const { commentCount } = broker
  return (
    <Link to={hit.url} className={styles.row}>
      <BrokerLogo code={hit.code} />
      <span className={styles.words}>
        <span className={styles.title}>
          <Written lang={hit.lang}>
            <Highlight text={hit.title} match={keyword} />
          </Written>
          {hit.near && <NearMark />}
        </span>
        <span className={styles.facts}>
          <LicenceLine broker={broker} />
          {commentCount > 0 && (
            <span>{t(shellText.reviewCount, { count: commentCount, shown: formatNumber(commentCount) })}</span>
          )}
        </span>
      </span>
      <ScoreLine broker={broker} size="m" />
    </Link>
  )
}

/** An exposure or an article. */
function PostHit({ hit, keyword, facts }: HitRowProps & { facts: ReactNode }) {
  return (
    <Link to={hit.url} className={styles.post}>
      <span className={styles.facts}>{facts}</span>
      <span className={styles.title}>
        <Written lang={hit.lang}>
          <Highlight text={hit.title} match={keyword} />
        </Written>
        {hit.near && <NearMark />}
      </span>
      <span className={styles.text}>
        <Written lang={hit.lang}>
          <Highlight text={hit.text} match={keyword} />
        </Written>
      </span>
    </Link>
  )
}

function ExposureFacts({ exposure }: { exposure: NonNullable<SearchHit['exposure']> }) {
  const { amount, publishedAt } = exposure
  return (
    <>
      <StateTag look={exposureLooks[exposureStateOf(exposure)]} />
      <DateText iso={publishedAt} />
      {amount.amount > 0 && <Money {...amount} />}
    </>
  )
}

function ArticleFacts({
  article: { category, readMinutes, publishedAt },
}: {
  article: NonNullable<SearchHit['article']>
}) {
  const t = useText()
  const known = categoryText[category]
  return (
    <>
      {known !== undefined && <Tag>{t(known)}</Tag>}
      <span>{t(shellText.readMinutes, { count: readMinutes })}</span>
      <DateText iso={publishedAt} />
    </>
  )
}

function PlainHit({ hit, keyword, icon }: HitRowProps & { icon: LucideIconData }) {
  return (
    <Link to={hit.url} className={styles.row}>
      <span className={styles.icon}>
        <Icon of={icon} />
      </span>
      <span className={styles.words}>
        <span className={styles.title}>
          <Written lang={hit.lang}>
            <Highlight text={hit.title} match={keyword} />
          </Written>
          {hit.near && <NearMark />}
        </span>
        <span className={styles.text}>
          <Written lang={hit.lang}>
            <Highlight text={hit.text} match={keyword} />
          </Written>
        </span>
      </span>
    </Link>
  )
}
