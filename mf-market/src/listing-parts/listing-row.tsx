import type { MarketListing } from 'calls/entities/market-listing'
import { regionName } from 'shared-state/i18n/region-name'
import { SiteLink, useLocale } from 'shared-state/runtime'
import { BrokerLine } from 'ui/broker-line/broker-line'
import { TeamTag } from 'ui/comments/team-tag'
import { DateText } from 'ui/date-text'
import { Flag } from 'ui/flag'
import { Row } from 'ui/row'
import { Stack } from 'ui/stack'
import { Written } from 'ui/written'
import { brokerPath, listingPath } from '../addresses.ts'
import { marketText } from '../strings/keys.ts'
import { KindLine } from './kind-line.tsx'
import { ListingPrice } from './listing-price.tsx'
import styles from './listing-row.module.css'
import { ListingTags } from './listing-tags.tsx'
import { ListingWarning } from './listing-warning.tsx'
import { unfitBrokers } from './unfit-brokers.ts'
import { useCount } from './use-count.ts'

/** One listing in a list: its brokers and what speaks against them first, then its kind, title and price. */
export function ListingRow({ listing, level = 3 }: { listing: MarketListing; level?: 3 | 4 | undefined }) {
  const countText = useCount()
  const { lang: page } = useLocale()
  const { title, summary, lang, user, twoCharCode, brokers, applaudCount, commentCount, createdAt } = listing
  const Heading = `h${level}` as const
  return (
    <Stack as="article" gap="s" className={styles.row}>
      <ListingWarning listing={listing} />
      {brokers.map(broker => (
        <div key={broker.code}>
          <BrokerLine broker={broker} to={brokerPath(broker)} />
        </div>
      ))}
      <ListingTags listing={listing} />
      <div className={styles.line}>
        <Heading className={styles.title}>
          <SiteLink to={listingPath(listing)} className={styles.link}>
            <Written lang={lang}>{title}</Written>
          </SiteLink>
        </Heading>
        <strong>
          <ListingPrice listing={listing} />
        </strong>
      </div>
      <KindLine listing={listing} />
      <Written as="p" lang={lang} className={styles.summary}>
        {summary}
      </Written>
      <Row gap="s" className={styles.meta}>
        <Flag code={twoCharCode} name={regionName(page, twoCharCode)} />
        <bdi>{user.nick}</bdi>
        <TeamTag user={user} />
        <DateText iso={createdAt} look="relative" />
        {applaudCount > 0 && unfitBrokers(listing).length === 0 && (
          <span>{countText(marketText.applauseCount, applaudCount)}</span>
        )}
        {commentCount > 0 && <span>{countText(marketText.commentCount, commentCount)}</span>}
      </Row>
    </Stack>
  )
}
