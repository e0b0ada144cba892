import { breadcrumbList } from 'calls/structured/structured'
import { defineRoute, part } from 'shared-state/runtime'
import { toolsCrumbs } from '../calculators.ts'
import { toolsText } from '../strings/keys.ts'
import { loadQuote } from './load-quote.ts'
import { quotePath } from './quote-path.ts'

export const quoteRoute = defineRoute({
  path: 'quote.html',
  load: loadQuote,
  page: part(async () => (await import('./quote-page.tsx')).QuotePage),
  head: ({ keyword, quotes }, { store, url }) => ({
    title: store.text.t(toolsText.quotes),
    description: store.text.t(toolsText.quotesLead),
    canonical: quotePath,
    ...(keyword && { noindex: true }),
    sample: quotes?.kind === 'sample',
    structured: [breadcrumbList(toolsCrumbs(store, toolsText.quotes), url.origin)],
  }),
})
