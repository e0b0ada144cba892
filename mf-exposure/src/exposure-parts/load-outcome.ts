import { exposureTradercategory } from 'calls/exposure'
import { ApiError, type LoadContext } from 'shared-state/runtime'

/** A broker and where the complaints about it stand; null for an unknown broker. */
export async function loadOutcome(traderCode: string, { api, signal }: Pick<LoadContext, 'api' | 'signal'>) {
  try {
    const { items: _byReason, ...outcome } = await api.call(exposureTradercategory, { traderCode }, { signal })
    return outcome
  } catch (error) {
    if (error instanceof ApiError) return null
    throw error
  }
}

export type Outcome = NonNullable<Awaited<ReturnType<typeof loadOutcome>>>
