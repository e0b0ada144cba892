import { X } from '@lucide/icons'
import { useText } from 'shared-state/runtime'
import { useOpenAds } from 'ui/booked-ads/use-open-ads'
import { IconButton } from 'ui/icon-button'
import { Panel, PanelRows } from 'ui/panel'
import { Row } from 'ui/row'
import { uiText } from 'ui/strings/keys.ts'
import { Tag } from 'ui/tag'
import { BrokerRow } from '../broker-parts/broker-row.tsx'
import { brokersText } from '../strings/keys.ts'
import styles from './recommended-brokers.module.css'
import { useRecommended } from './use-recommended.ts'

/** They are one ad, which is closed as a whole. */
const oneAd = [{ adId: 'recommended brokers' }]

/**
 * Brokers that cooperate with the site, as an advertisement (decisions 104): the browser asks for them, unless its visitor asks not to be
 * tracked or has closed them. Their room is kept, so that the page never moves.
 */
export function RecommendedBrokers() {
  const { open, close } = useOpenAds(oneAd)
  return (
    <div className={styles.room}>
      {open.map(ad => (
        <Advertised key={ad.adId} onClose={() => close(ad)} />
      ))}
    </div>
  )
}

function Advertised({ onClose }: { onClose: () => void }) {
  const t = useText()
  const brokers = useRecommended()
  if (brokers.length === 0) return null
  const title = t(brokersText.recommended)
  return (
    <Panel
      flush
      title={title}
      aside={
        <Row gap="s" nowrap>
          <Tag outline>{t(brokersText.ad)}</Tag>
          <IconButton label={`${t(uiText.close)}: ${title}`} icon={X} onClick={onClose} />
        </Row>
      }
      footer={t(brokersText.recommendedWhy)}
    >
      <PanelRows>
        {brokers.map(broker => (
          <li key={broker.code}>
            <BrokerRow broker={broker} />
          </li>
        ))}
      </PanelRows>
    </Panel>
  )
}
