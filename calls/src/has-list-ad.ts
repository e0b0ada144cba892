import { asksNotToBeTracked } from 'shared-state/device/asks-not-to-be-tracked'
import { isApiError } from 'shared-state/api/api-error'
import type { LoadContext } from 'shared-state/contract/area'
import { advertisementInit } from './ads.ts'

/**
 * Whether an ad is booked for the list of a page, which then keeps room for it. The ad itself is left to the browser (ui/booked-ads/list-ad):
 * whether a visitor may be shown one depends on the visitor, and a stored page holds nothing of its visitor.
 */
export async function hasListAd({ api, signal, url }: Pick<LoadContext, 'api' | 'signal' | 'url'>): Promise<boolean> {
  if (asksNotToBeTracked()) return false
  try {
    return (await api.call(advertisementInit, { path: url.pathname, positions: ['list'] }, { signal })).show
  } catch (error) {
    if (isApiError(error)) return false
    throw error
  }
}
