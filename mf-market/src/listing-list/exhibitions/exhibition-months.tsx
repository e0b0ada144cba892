import type { MarketListing } from 'calls/entities/market-listing'
import { useLocale } from 'shared-state/runtime'
import { PanelRows } from 'ui/panel'
import { ListingRow } from '../../listing-parts/listing-row.tsx'
import { byMonth, monthName } from '../../listing-parts/exhibition-days.ts'
import { CalendarLink } from '../../listing-parts/calendar-link.tsx'
import styles from './exhibition-months.module.css'

/** Exhibitions under the months in which they begin, each with a link to its calendar file. */
export function ExhibitionMonths({ items }: { items: readonly MarketListing[] }) {
  const { lang } = useLocale()
  return byMonth(items).map(({ month, items: ofMonth }) => (
    <section key={`${month} ${ofMonth[0]!.code}`} aria-labelledby={`month-${month}`}>
      <h3 id={`month-${month}`} className={styles.month}>
        {monthName(lang, month)}
      </h3>
      <PanelRows>
        {ofMonth.map(listing => (
          <li key={listing.code}>
            <ListingRow listing={listing} level={4} />
            <CalendarLink listing={listing} />
          </li>
        ))}
      </PanelRows>
    </section>
  ))
}
