import { useState, useSyncExternalStore } from 'react'
import type { Ad } from 'calls/entities/ad'
import { asksNotToBeTracked } from 'shared-state/device/asks-not-to-be-tracked'
import { rememberNotice, wasNoticed } from 'shared-state/device/notice-times'

/** How long a closed ad stays closed in this browser. */
const closedForHours = 24
const neverChanges = () => () => {}
const maySeeAds = () => !asksNotToBeTracked()
const maySeeNone = () => false
/** What an ad is known by in the browser's memory. */
type Closable = Pick<Ad, 'adId'>

const nameOf = ({ adId }: Closable) => `ad ${adId}`

export interface OpenAds<Item extends Closable> {
  open: readonly Item[]
  close: (ad: Item) => void
}

/**
 * The ads of a page that this visitor may see: without those closed in the last day, and none for visitors who ask not to be tracked. Only
 * the browser knows both, so the server renders none, and a stored page is the same for everybody.
 */
export function useOpenAds<Item extends Closable>(ads: readonly Item[]): OpenAds<Item> {
  const isAllowed = useSyncExternalStore(neverChanges, maySeeAds, maySeeNone)
  const [closed, setClosed] = useState<readonly string[]>([])
  const close = (ad: Item) => {
    rememberNotice(nameOf(ad))
    setClosed([...closed, ad.adId])
  }
  const isOpen = (ad: Item) => !closed.includes(ad.adId) && !wasNoticed(nameOf(ad), closedForHours)
  return { open: isAllowed ? ads.filter(isOpen) : [], close }
}
