import type { Ad } from 'calls/entities/ad'
import { adHit } from 'calls/statistics'
import { useStore, useText } from 'shared-state/runtime'
import { BookedAd } from 'ui/booked-ads/booked-ad'
import { useOpenAds } from 'ui/booked-ads/use-open-ads'
import { Wrap } from 'ui/wrap'
import { shellText } from '../../strings/keys.ts'
import { windowEvent } from './window-event.ts'
import styles from './ad-band.module.css'

interface AdBandProps {
  place: 'top' | 'bottom'
  /** Undefined while unknown. */
  ads: readonly Ad[] | undefined
  /** Keeps the room of an ad while there is none, so that the page never moves. */
  reserved?: boolean
}

const none: readonly Ad[] = []

/** The first open ad above or below the page, with a button that closes it for a day. */
export function AdBand({ place, ads, reserved }: AdBandProps) {
  const t = useText()
  const { statistics } = useStore()
  const { open, close } = useOpenAds(ads ?? none)
  const ad = open[0]
  if (!ad) return reserved ? <div className={styles.room} /> : null
  const closeForToday = () => {
    statistics.count(windowEvent('closed', `ad ${ad.iCode}`))
    close(ad)
  }
  return (
    <aside aria-label={t(place === 'top' ? shellText.adsAbove : shellText.adsBelow)} className={styles.band}>
      <Wrap>
        <BookedAd
          ad={ad}
          label={t(shellText.advertisement)}
          onOpen={() => statistics.count(adHit(ad))}
          onClose={closeForToday}
        />
      </Wrap>
    </aside>
  )
}
