import { forextoolsTradecost } from 'calls/trade-costs'
import type { LoadContext } from 'shared-state/runtime'

/** What one lot costs at this broker; null if it is not known. */
export async function loadBrokerCosts({ traderCode }: { traderCode: string }, { api, signal }: LoadContext) {
  const { items } = await api.call(forextoolsTradecost, { codes: [traderCode] }, { signal })
  return items[0]?.costs ?? null
}
