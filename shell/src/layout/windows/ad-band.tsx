import type { Ad } from 'calls/entities/ad'
import { useText } from 'shared-state/runtime'
import { BookedAd } from 'ui/booked-ads/booked-ad'
import { useFirstAd } from 'ui/booked-ads/use-first-ad'
import { Wrap } from 'ui/wrap'
import { shellText } from '../../strings/keys.ts'
import styles from './ad-band.module.css'

interface AdBandProps {
  place: 'top' | 'bottom'
  /** Undefined while unknown. */
  ads: readonly Ad[] | undefined
  /** Keeps the room of an ad while there is none, so that the page never moves. */
  reserved?: boolean
}

/** The first open ad above or below the page, with a button that closes it for a day. */
export function AdBand({ place, ads, reserved }: AdBandProps) {
  const t = useText()
  const shown = useFirstAd(ads)
  if (!shown) return reserved ? <div className={styles.room} /> : null
  return (
    <aside aria-label={t(place === 'top' ? shellText.adsAbove : shellText.adsBelow)} className={styles.band}>
      <Wrap>
        <BookedAd {...shown} label={t(shellText.advertisement)} />
      </Wrap>
    </aside>
  )
}
