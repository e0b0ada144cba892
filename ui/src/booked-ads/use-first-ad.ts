import type { Ad } from 'calls/entities/ad'
import { adHit } from 'calls/statistics'
import { windowEvent } from 'calls/window-event'
import { useStore } from 'shared-state/runtime'
import type { BookedAdProps } from './booked-ad.tsx'
import { useOpenAds } from './use-open-ads.ts'

const none: readonly Ad[] = []

/**
 * The first open ad, undefined if there is none: a click on it is counted as a hit, and its button closes it for a day. `ads` is undefined
 * while unknown.
 */
export function useFirstAd(ads: readonly Ad[] | undefined): Omit<BookedAdProps, 'label'> | undefined {
  const { statistics } = useStore()
  const { open, close } = useOpenAds(ads ?? none)
  const ad = open[0]
  if (!ad) return undefined
  const closeForToday = () => {
    statistics.count(windowEvent('closed', `ad ${ad.iCode}`))
    close(ad)
  }
  return { ad, onOpen: () => statistics.count(adHit(ad)), onClose: closeForToday }
}
