import type { Ad } from 'calls/entities/ad'
import { adHit } from 'calls/statistics'
import { useStore, useText } from 'shared-state/runtime'
import { BookedAd } from 'ui/booked-ads/booked-ad'
import { useOpenAds } from 'ui/booked-ads/use-open-ads'
import { PanelRows, Panel } from 'ui/panel'
import { brokersText } from '../strings/keys.ts'

const none: readonly Ad[] = []

/** Booked ads, each labelled as an ad; clicks are counted (spec 7.4). `null`: they failed to load, which is not shown. */
export function BookedAds({ ads }: { ads: readonly Ad[] | null }) {
  const t = useText()
  const { statistics } = useStore()
  const { open, close } = useOpenAds(ads ?? none)
  if (open.length === 0) return null
  return (
    <Panel flush>
      <PanelRows>
        {open.map(ad => (
          <li key={ad.adId}>
            <BookedAd
              ad={ad}
              label={t(brokersText.ad)}
              onOpen={() => statistics.count(adHit(ad))}
              onClose={() => close(ad)}
            />
          </li>
        ))}
      </PanelRows>
    </Panel>
  )
}
