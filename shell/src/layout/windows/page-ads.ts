import { advertisementInit } from 'calls/ads'
import type { Ad } from 'calls/entities/ad'
import type { Api } from 'shared-state/api/api'
import { asksNotToBeTracked } from 'shared-state/device/asks-not-to-be-tracked'
import { orNothing } from '../../or-nothing.ts'

export type FramePosition = 'top' | 'bottom' | 'window'
const positions: FramePosition[] = ['top', 'bottom', 'window']
const isOfFrame = (position: Ad['position']): position is FramePosition =>
  (positions as Ad['position'][]).includes(position)

/** Where people log in, register or look after their account, nothing is advertised and nothing opens over the page. */
export const isUndisturbed = (pathname: string): boolean =>
  /^\/[a-z-]+\/(?:user\/|login\.html|register\.html|forgot\.html)/.test(pathname)

/** The ads of the frame around a page. Visitors who ask not to be tracked get none, and the server is not asked for any. */
export async function pageAds(api: Api, path: string, signal: AbortSignal): Promise<Record<FramePosition, Ad[]>> {
  const ads: Record<FramePosition, Ad[]> = { top: [], bottom: [], window: [] }
  if (asksNotToBeTracked() || isUndisturbed(path)) return ads
  const answer = await orNothing(api.call(advertisementInit, { path, positions }, { signal }))
  for (const { position, items } of answer?.slots ?? []) if (isOfFrame(position)) ads[position] = items
  return ads
}
