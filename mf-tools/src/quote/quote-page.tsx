import { SiteLink, useHref, usePageData, useStore, useText } from 'shared-state/runtime'
import { EmptyState } from 'ui/empty-state'
import { PageHead } from 'ui/page-head'
import { Panel } from 'ui/panel'
import { SearchField } from 'ui/search-field'
import { Wrap } from 'ui/wrap'
import { toolsPath } from '../calculator-path.ts'
import { toolsCrumbs } from '../calculators.ts'
import { toolsText } from '../strings/keys.ts'
import type { loadQuote } from './load-quote.ts'
import { Movers } from './movers.tsx'
import { OneQuote } from './one-quote.tsx'
import { PositionsNote } from './positions-note.tsx'
import { matching } from './quote-figures.ts'
import { quotePath } from './quote-path.ts'
import { QuoteTable } from './quote-table.tsx'
import { RatesNote } from './rates-note.tsx'

/** The site's reference rates: all pairs with their last 90 days, the largest moves, and one pair in detail. */
export function QuotePage() {
  const t = useText()
  const href = useHref()
  const store = useStore()
  const { keyword, symbol, quotes } = usePageData<typeof loadQuote>()
  const chosen = quotes?.items.find(item => item.symbol === symbol)
  const found = quotes ? matching(quotes.items, keyword) : []
  return (
    <Wrap page>
      <PageHead
        crumbs={toolsCrumbs(store, toolsText.quotes)}
        title={t(toolsText.quotes)}
        lead={t(toolsText.quotesLead)}
      />
      {quotes === null ? (
        <Panel flush>
          <EmptyState
            title={t(toolsText.noQuotes)}
            level={2}
            action={<SiteLink to={toolsPath}>{t(toolsText.tools)}</SiteLink>}
          >
            {t(toolsText.noQuotesWhy)}
          </EmptyState>
        </Panel>
      ) : (
        <>
          <RatesNote quotes={quotes} />
          {chosen && <OneQuote key={symbol} quote={chosen} days={quotes.days} />}
          <Movers items={quotes.items} />
          <SearchField
            key={keyword}
            label={t(toolsText.findPair)}
            action={href(quotePath)}
            name="keyword"
            defaultValue={keyword}
            maxLength={40}
          />
          <Panel flush title={t(toolsText.allPairs)}>
            {found.length > 0 ? (
              <QuoteTable items={found} days={quotes.days} />
            ) : (
              <EmptyState
                title={t(toolsText.noPair)}
                action={<SiteLink to={quotePath}>{t(toolsText.allPairs)}</SiteLink>}
              />
            )}
          </Panel>
          <PositionsNote items={quotes.items} />
        </>
      )}
    </Wrap>
  )
}
