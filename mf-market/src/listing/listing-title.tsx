import type { MarketListing } from 'calls/entities/market-listing'
import { regionName } from 'shared-state/i18n/region-name'
import { SiteLink, useLocale, useText } from 'shared-state/runtime'
import { Avatar } from 'ui/avatar'
import { BrokerLine } from 'ui/broker-line/broker-line'
import { TeamTag } from 'ui/comments/team-tag'
import { Flag } from 'ui/flag'
import { Row } from 'ui/row'
import { Stack } from 'ui/stack'
import { Text } from 'ui/text'
import { Written } from 'ui/written'
import { brokerPath, profilePath } from '../addresses.ts'
import { ListingPrice } from '../listing-parts/listing-price.tsx'
import { ListingTags } from '../listing-parts/listing-tags.tsx'
import { ListingWarning } from '../listing-parts/listing-warning.tsx'
import { useLanguageName } from '../listing-parts/use-language-name.ts'
import { marketText, surveyText } from '../strings/keys.ts'

/** What speaks against the brokers of a listing; then its title, its author and its dates. */
export function ListingTitle({ listing, level = 1 }: { listing: MarketListing; level?: 1 | 3 }) {
  const t = useText()
  const nameOf = useLanguageName()
  const { lang: page, formatDate } = useLocale()
  const { title, lang, user, twoCharCode, brokers, price, createdAt, expiresAt } = listing
  return (
    <Stack gap="s">
      <ListingWarning listing={listing} />
      {brokers.map(broker => (
        <div key={broker.code}>
          <BrokerLine broker={broker} to={brokerPath(broker)} />
        </div>
      ))}
      <ListingTags listing={listing} />
      <Written as={`h${level}`} lang={lang}>
        {title}
      </Written>
      {price && (
        <Text as="p" size="lg" weight="bold">
          <ListingPrice listing={listing} />
        </Text>
      )}
      {lang !== page && (
        <Text as="p" size="sm" tone="faint">
          {t(surveyText.writtenIn, { language: nameOf(lang) })}
        </Text>
      )}
      <Row gap="s">
        <Avatar name={user.nick} src={user.avatar ?? undefined} />
        <SiteLink to={profilePath(user.userId)}>
          <bdi>{user.nick}</bdi>
        </SiteLink>
        <TeamTag user={user} />
        <Flag code={twoCharCode} name={regionName(page, twoCharCode)} />
        <Text size="sm" tone="quiet">
          {t(marketText.published, { date: formatDate(createdAt) })}
        </Text>
        <Text size="sm" tone="faint">
          {t(marketText.expires, { date: formatDate(expiresAt) })}
        </Text>
      </Row>
    </Stack>
  )
}
