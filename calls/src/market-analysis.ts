import { declareCall } from 'shared-state/api/declare-call'
import { optional, strictObject } from 'shared-state/schema'
import { article } from './entities/article.ts'
import { code, paging } from './entities/fields.ts'
import { pageOf } from './entities/page.ts'

/** Articles about markets, newest first; with `traderCode` all articles that name the broker, on any topic. */
export const dealerMarketanalysis = declareCall({
  name: 'dealer.marketanalysis',
  section: 'Brokers',
  scope: 'public',
  method: 'GET',
  input: strictObject({ traderCode: optional(code), ...paging }),
  output: pageOf(article),
})
