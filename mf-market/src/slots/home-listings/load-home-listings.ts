import { marketList } from 'calls/market'
import type { LoadContext } from 'shared-state/runtime'

const shown = 4

/** The newest listings. */
export const loadHomeListings = async (_props: object, { api, signal }: LoadContext) =>
  api.call(marketList, { pageSize: shown }, { signal })

export type HomeListingsData = Awaited<ReturnType<typeof loadHomeListings>>
