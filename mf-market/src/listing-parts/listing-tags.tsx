import type { MarketListing } from 'calls/entities/market-listing'
import { useLocale, useText } from 'shared-state/runtime'
import { Row } from 'ui/row'
import { Tag } from 'ui/tag'
import { marketText } from '../strings/keys.ts'
import { dayOf } from './exhibition-days.ts'
import { kindText } from './kind-words.ts'

/** Kind of a listing, and what marks it: remote work, an exhibition that is on now, an invented listing. */
export function ListingTags({ listing }: { listing: MarketListing }) {
  const t = useText()
  const today = dayOf(useLocale().now)
  const { type, remote, sample, startsAt, endsAt } = listing
  const isOn = startsAt !== null && startsAt <= today && (endsAt ?? startsAt) >= today
  return (
    <Row gap="s">
      <Tag outline>{t(kindText[type])}</Tag>
      {remote && <Tag tone="info">{t(marketText.remoteTag)}</Tag>}
      {isOn && <Tag tone="info">{t(marketText.onNow)}</Tag>}
      {sample && <Tag outline>{t(marketText.sample)}</Tag>}
    </Row>
  )
}
