import { marketSectionNames } from 'calls/entities/market-listing'
import { useHref, usePageData, useStore, useText } from 'shared-state/runtime'
import { FailedPanel } from 'ui/failed-panel'
import { Button } from 'ui/button'
import { PageHead } from 'ui/page-head'
import { Panel } from 'ui/panel'
import { Split } from 'ui/split'
import { Wrap } from 'ui/wrap'
import { marketPath } from '../addresses.ts'
import { ListingFilters } from '../listing-list/listing-filters.tsx'
import { addressOf } from '../listing-list/listing-query.ts'
import { ListingsPanel } from '../listing-list/listings-panel.tsx'
import { AddPanel, addPanelId } from '../listing-parts/add-panel.tsx'
import { ListingRows } from '../listing-parts/listing-rows.tsx'
import { SectionTabs } from '../listing-parts/section-tabs.tsx'
import { UncheckedNote } from '../listing-parts/unchecked-note.tsx'
import { marketText } from '../strings/keys.ts'
import { isList, marketCrumbs, type loadMarket } from './load-market.ts'
import { SectionCards } from './section-cards.tsx'

/** The market: its sections, its newest and most applauded listings; or the list that the address asks for. */
export function MarketPage() {
  const t = useText()
  const href = useHref()
  const store = useStore()
  const data = usePageData<typeof loadMarket>()
  const { query, countries, hot } = data
  return (
    <Wrap page>
      <PageHead
        crumbs={marketCrumbs(store)}
        title={t(marketText.market)}
        lead={t(marketText.marketLead)}
        aside={<Button to={`#${addPanelId}`}>{t(marketText.addListing)}</Button>}
      />
      <SectionTabs keyword={query.keyword} />
      <Split side={<AddPanel sections={marketSectionNames} />}>
        <UncheckedNote />
        <ListingFilters place="all" query={query} countries={countries} />
        {isList(data) ? (
          <ListingsPanel place="all" list={data} />
        ) : (
          <>
            <SectionCards />
            <ListingsPanel place="all" list={data} counted={marketText.newestCount} />
            {hot === null && <FailedPanel name={t(marketText.hot)} retryTo={href(addressOf('all', query))} />}
            {hot !== null && hot.length > 0 && (
              <Panel
                flush
                title={t(marketText.hot)}
                more={{ label: t(marketText.allOf), to: href(`${marketPath}?order=hot`) }}
              >
                <ListingRows items={hot} />
              </Panel>
            )}
          </>
        )}
      </Split>
    </Wrap>
  )
}
