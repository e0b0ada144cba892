import { articleQueryfxlongtailartlist } from 'calls/education'
import type { LoadContext } from 'shared-state/runtime'

/** The newest best-broker topics, 8 of them (spec 9). */
export async function loadTopics({ api, signal }: LoadContext) {
  const { items } = await api.call(
    articleQueryfxlongtailartlist,
    { catId: 'longtail_best_brokers', pageSize: 8 },
    { signal },
  )
  return { items }
}
