import type { MarketListing } from 'calls/entities/market-listing'
import { useLocale, useText } from 'shared-state/runtime'
import { marketText } from '../strings/keys.ts'

/** The price or salary of a listing, or its range, in its own currency; nothing without one. */
export function ListingPrice({ listing: { price, priceTo } }: { listing: Pick<MarketListing, 'price' | 'priceTo'> }) {
  const t = useText()
  const { formatMoney } = useLocale()
  if (!price) return null
  const from = formatMoney(price)
  const isRange = priceTo !== null && priceTo.amount > price.amount
  return <bdi>{isRange ? t(marketText.priceRange, { from, to: formatMoney(priceTo) }) : from}</bdi>
}
