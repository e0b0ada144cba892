import { CalendarPlus } from '@lucide/icons'
import { exhibitionFilePath } from 'calls/market/exhibition-files'
import type { MarketListing } from 'calls/entities/market-listing'
import { useHref, useText } from 'shared-state/runtime'
import { Button } from 'ui/button'
import { marketText } from '../strings/keys.ts'
import { unfitBrokers } from './unfit-brokers.ts'

/** The calendar file of an exhibition; there is none of one about a broker that is unfit to lead. */
export function CalendarLink({ listing }: { listing: Pick<MarketListing, 'code' | 'brokers'> }) {
  const t = useText()
  const href = useHref()
  if (unfitBrokers(listing).length > 0) return null
  return (
    <Button variant="ghost" small icon={CalendarPlus} to={href(exhibitionFilePath(listing))} reloadDocument download>
      {t(marketText.addToCalendar)}
    </Button>
  )
}
