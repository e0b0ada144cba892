import { dealerMarketanalysis } from 'calls/market-analysis'
import type { LoadContext } from 'shared-state/runtime'

const articlesShown = 4

/** The newest lessons and news that mention a broker. */
export const loadBrokerArticles = async ({ traderCode }: { traderCode: string }, { api, signal }: LoadContext) =>
  (await api.call(dealerMarketanalysis, { traderCode, pageSize: articlesShown }, { signal })).items
