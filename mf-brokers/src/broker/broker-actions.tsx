import { BookmarkCheck, BookmarkPlus, Megaphone, Share2 } from 'lucide-react'
import type { Broker } from 'shared-state/calls/entities/broker'
import { useHref, useStore, useText } from 'shared-state/runtime'
import { Button } from 'ui/button'
import { brokerPath } from '../addresses.ts'
import { brokersText } from '../strings/keys.ts'
import styles from './broker-actions.module.css'
import { sharePage } from './share-page.ts'
import type { Follow } from './use-follow.ts'

/** Follow, share, report. The first two need the browser and are left out without JavaScript. */
export function BrokerActions({ broker, follow }: { broker: Broker; follow: Follow }) {
  const t = useText()
  const href = useHref()
  const { toasts, visitor } = useStore()
  const share = async () => {
    const outcome = await sharePage({ title: broker.showName, url: visitor.facts.origin + href(brokerPath(broker)) })
    if (outcome === 'copied') toasts.show(t(brokersText.addressCopied), 'good')
    if (outcome === 'impossible') toasts.show(t(brokersText.addressNotCopied), 'bad')
  }
  return (
    <div className={styles.actions}>
      <Button
        icon={follow.followed ? BookmarkCheck : BookmarkPlus}
        variant={follow.followed ? 'secondary' : 'primary'}
        busy={follow.busy}
        onClick={follow.toggle}
        className={styles.scripted}
      >
        {t(follow.followed ? brokersText.following : brokersText.follow)}
      </Button>
      <Button variant="secondary" icon={Share2} onClick={() => void share()} className={styles.scripted}>{t(brokersText.share)}</Button>
      <Button variant="secondary" icon={Megaphone} to={href(`/exposure.html?traderCode=${broker.code}`)} className={styles.report}>
        {t(brokersText.report)}
      </Button>
    </div>
  )
}
