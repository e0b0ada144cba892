import { exposureTradercategory } from 'calls/exposure'
import { ApiError, type LoadContext } from 'shared-state/runtime'

/** How a broker's complaints ended; null for an unknown broker. */
export async function loadOutcome(traderCode: string, { api, signal }: Pick<LoadContext, 'api' | 'signal'>) {
  try {
    const { total, resolved, medianDays } = await api.call(exposureTradercategory, { traderCode }, { signal })
    return { total, resolved, medianDays }
  } catch (error) {
    if (error instanceof ApiError) return null
    throw error
  }
}

export type Outcome = NonNullable<Awaited<ReturnType<typeof loadOutcome>>>
