import type { SearchType } from 'calls/entities/search-hit'
import { shellText } from '../../strings/keys.ts'

/** What each kind of result is called. */
export const kindText: Record<SearchType, number> = {
  broker: shellText.kindBroker,
  exposure: shellText.kindExposure,
  regulator: shellText.kindRegulator,
  article: shellText.kindArticle,
  provider: shellText.kindProvider,
  market: shellText.kindMarket,
  survey: shellText.kindSurvey,
}
