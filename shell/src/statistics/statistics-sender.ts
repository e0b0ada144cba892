import { statisticsBatch } from 'calls/statistics'
import type { SendEvents } from 'shared-state/statistics/statistics'

/** Do Not Track, or Global Privacy Control. */
const asksNotToBeTracked = (): boolean =>
  navigator.doNotTrack === '1' || (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true

/** Sends in the background, even while the page unloads; undefined for visitors who ask not to be tracked. */
export function statisticsSender(): SendEvents | undefined {
  if (asksNotToBeTracked()) return undefined
  return events =>
    void navigator.sendBeacon(
      statisticsBatch.path,
      new Blob([JSON.stringify({ events })], { type: 'application/json' }),
    )
}
