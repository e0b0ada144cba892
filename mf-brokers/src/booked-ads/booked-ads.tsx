import type { Ad } from 'calls/entities/ad'
import { adHit } from 'calls/statistics'
import { Link } from 'react-router-dom'
import { useStore, useText } from 'shared-state/runtime'
import { PanelRows, Panel } from 'ui/panel'
import { Tag } from 'ui/tag'
import { brokersText } from '../strings/keys.ts'
import styles from './booked-ads.module.css'

/** Booked ads, each labelled as an ad; clicks are counted (spec 7.4). `null`: they failed to load, which is not shown. */
export function BookedAds({ ads }: { ads: readonly Ad[] | null }) {
  if (!ads || ads.length === 0) return null
  return (
    <Panel flush>
      <PanelRows>
        {ads.map(ad => (
          <li key={ad.adId}>
            <BookedAd ad={ad} />
          </li>
        ))}
      </PanelRows>
    </Panel>
  )
}

function BookedAd({ ad }: { ad: Ad }) {
  const t = useText()
  const { statistics } = useStore()
  const { title, image, url } = ad
  const count = () => statistics.count(adHit(ad))
  const content = (
    <>
      {image && (
        <img src={image.url} alt="" width={image.width} height={image.height} loading="lazy" className={styles.image} />
      )}
      <span className={styles.title}>{title}</span>
      <Tag outline>{t(brokersText.ad)}</Tag>
    </>
  )
  return url.startsWith('/') ? (
    <Link to={url} onClick={count} className={styles.ad}>
      {content}
    </Link>
  ) : (
    <a href={url} rel="sponsored external noopener nofollow" onClick={count} className={styles.ad}>
      {content}
    </a>
  )
}
