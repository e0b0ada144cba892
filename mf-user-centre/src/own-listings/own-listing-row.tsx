import type { OwnListing } from 'calls/entities/market-listing'
import { stateText } from 'calls/states/state-text'
import { useLocale, useText } from 'shared-state/runtime'
import { BrokerLine } from 'ui/broker-line/broker-line'
import { Row } from 'ui/row'
import { Stack } from 'ui/stack'
import { StateTag } from 'ui/state-tag'
import { listingLooks } from 'ui/states/listing-looks'
import { Tag } from 'ui/tag'
import { Text } from 'ui/text'
import { Written } from 'ui/written'
import { ListRow } from '../account/list-row.tsx'
import { brokerPath } from '../addresses.ts'
import { useCount } from '../list/use-count.ts'
import { ownListingText } from '../strings/keys.ts'
import { kindText } from './kind-words.ts'
import { RowActions } from './row-actions.tsx'
import { TimeLeft } from './time-left.tsx'

/** One of the visitor's own listings: what speaks against its brokers, its title, kind, state and numbers. */
export function OwnListingRow({ listing }: { listing: OwnListing }) {
  const t = useText()
  const { formatDate } = useLocale()
  const { title, lang, type, state, reason, brokers, createdAt } = listing
  return (
    <ListRow action={<RowActions listing={listing} />}>
      <Stack gap="s">
        {brokers
          .filter(({ findings }) => findings.length > 0)
          .map(broker => (
            <div key={broker.code}>
              <BrokerLine broker={broker} to={brokerPath(broker)} />
            </div>
          ))}
        <Row gap="s">
          <Text weight="medium">
            <Written lang={lang}>{title}</Written>
          </Text>
          <StateTag look={listingLooks[state]} />
          <Tag outline>{t(kindText[type])}</Tag>
        </Row>
        {state === 'rejected' && reason && (
          <Text as="div" size="sm" tone="bad">
            {t(stateText.rejected)}: <Written lang={null}>{reason}</Written>
          </Text>
        )}
        <TimeLeft listing={listing} />
        <Numbers listing={listing} />
        <Text as="div" size="sm" tone="faint">
          {t(ownListingText.added, { date: formatDate(createdAt) })}
        </Text>
      </Stack>
    </ListRow>
  )
}

/** How often a listing was read, applauded, asked for its contact and commented on; nothing before it was public. */
function Numbers({ listing }: { listing: OwnListing }) {
  const countText = useCount()
  const { state, readCount, applaudCount, contactCount, commentCount } = listing
  if (readCount === 0 && (state === 'pending' || state === 'rejected')) return null
  const numbers = [
    countText(ownListingText.readCount, readCount),
    countText(ownListingText.applauseCount, applaudCount),
    countText(ownListingText.contactCount, contactCount),
    countText(ownListingText.commentCount, commentCount),
  ]
  return (
    <Text as="div" size="sm" tone="quiet">
      {numbers.join(' · ')}
    </Text>
  )
}
