import { dealerGettraderbycodes } from 'calls/brokers'
import type { SlotProps } from 'shared-state/contract/slots'
import type { LoadContext } from 'shared-state/runtime'
import { readCode } from '../../addresses.ts'

/** The brokers mentioned in an article, in its order; `traderCodes` are joined by commas. */
export async function loadArticleBrokers({ traderCodes }: SlotProps['article.brokers'], { api, signal }: LoadContext) {
  const codes = traderCodes.split(',').filter(code => readCode(code) !== undefined)
  if (codes.length === 0) return { items: [] }
  const { items } = await api.call(dealerGettraderbycodes, { codes }, { signal })
  return { items }
}
