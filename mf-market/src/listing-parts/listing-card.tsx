import type { ReactNode } from 'react'
import type { MarketListing } from 'calls/entities/market-listing'
import { regionName } from 'shared-state/i18n/region-name'
import { SiteLink, useLocale } from 'shared-state/runtime'
import { BrokerLine } from 'ui/broker-line/broker-line'
import { TeamTag } from 'ui/comments/team-tag'
import { Flag } from 'ui/flag'
import { Row } from 'ui/row'
import { Stack } from 'ui/stack'
import { Written } from 'ui/written'
import { brokerPath, listingPath } from '../addresses.ts'
import { KindLine } from './kind-line.tsx'
import styles from './listing-card.module.css'
import { ListingPrice } from './listing-price.tsx'
import { ListingTags } from './listing-tags.tsx'
import { ListingWarning } from './listing-warning.tsx'

interface ListingCardProps {
  listing: MarketListing
  /** Shows its first picture, if it has any. */
  picture?: boolean
  children?: ReactNode
}

/** A listing as a tile: its brokers and what speaks against them first. */
export function ListingCard({ listing, picture = false, children }: ListingCardProps) {
  const { lang: page } = useLocale()
  const { title, lang, images, brokers, user, twoCharCode } = listing
  const [first] = images
  return (
    <Stack as="article" gap="s" className={styles.card}>
      <ListingWarning listing={listing} />
      {brokers.map(broker => (
        <BrokerLine key={broker.code} broker={broker} to={brokerPath(broker)} />
      ))}
      {picture && first && (
        <img
          src={first.thumb}
          width={first.width}
          height={first.height}
          alt=""
          loading="lazy"
          decoding="async"
          className={styles.picture}
        />
      )}
      <ListingTags listing={listing} />
      <h3 className={styles.title}>
        <SiteLink to={listingPath(listing)} className={styles.link}>
          <Written lang={lang}>{title}</Written>
        </SiteLink>
      </h3>
      <strong>
        <ListingPrice listing={listing} />
      </strong>
      <KindLine listing={listing} />
      {children}
      <Row gap="s" className={styles.meta}>
        <Flag code={twoCharCode} name={regionName(page, twoCharCode)} />
        <bdi>{user.nick}</bdi>
        <TeamTag user={user} />
      </Row>
    </Stack>
  )
}
