import { live7x24Init } from 'calls/flash'
import { dealerMarketanalysis } from 'calls/market-analysis'
import { notFound, type Head, type LoadContext } from 'shared-state/runtime'
import { readListPlace } from '../../articles/article-list-place.ts'
import { isSampleOnly } from '../../articles/is-sample-only.ts'
import { educationText } from '../../strings/keys.ts'
import { withQuery } from '../../with-query.ts'

export const analysisPath = '/market-analysis.html'
const articlesPerPage = 20
const flashShown = 8

/** Articles about markets, newest first, beside the news flash. */
export async function loadMarketAnalysis(context: LoadContext) {
  const { api, signal } = context
  const place = readListPlace(context)
  if (!place) throw notFound(context)
  const [articles, flash] = await Promise.all([
    api.call(dealerMarketanalysis, { pageIndex: place.page, pageSize: articlesPerPage }, { signal }),
    api.call(live7x24Init, { num: flashShown }, { signal }),
  ])
  if (place.page > 1 && articles.items.length === 0) throw notFound(context)
  return { page: place.page, articles, flash: flash.items }
}

export function marketAnalysisHead(
  { page, articles }: Awaited<ReturnType<typeof loadMarketAnalysis>>,
  { store }: Pick<LoadContext, 'store'>,
): Head {
  const { t } = store.text
  return {
    title: t(educationText.marketAnalysis),
    description: t(educationText.marketAnalysisIntro),
    canonical: withQuery(analysisPath, { page }),
    sample: isSampleOnly(articles.items),
  }
}
