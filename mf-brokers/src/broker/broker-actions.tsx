import { BookmarkCheck, BookmarkPlus, GitCompareArrows, Megaphone, Share2 } from '@lucide/icons'
import { observer } from 'mobx-react-lite'
import type { Broker } from 'calls/entities/broker'
import { useHref, useStore, useText } from 'shared-state/runtime'
import { Button } from 'ui/button'
import { brokerPath, reportPath } from '../addresses.ts'
import { brokersText } from '../strings/keys.ts'
import styles from './broker-actions.module.css'
import { CopyByHand } from './copy-by-hand.tsx'
import type { Follow } from './use-follow.ts'
import { useShare } from './use-share.ts'

/** Follow, compare, share, report. All but the last need JavaScript and are left out without it. */
export const BrokerActions = observer(function BrokerActions({ broker, follow }: { broker: Broker; follow: Follow }) {
  const t = useText()
  const href = useHref()
  const { share, uncopied, close } = useShare()
  const { compare } = useStore()
  const { code, showName } = broker
  const compared = compare.has(code)
  return (
    <>
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
        <Button
          variant="secondary"
          icon={GitCompareArrows}
          aria-pressed={compared}
          disabled={compare.isFull && !compared}
          onClick={() => compare.toggle(code, showName)}
          className={styles.scripted}
        >
          {t(brokersText.compare)}
        </Button>
        <Button
          variant="secondary"
          icon={Share2}
          onClick={() => share({ title: showName, path: brokerPath(broker) })}
          className={`${styles.scripted} ${styles.small}`}
        >
          <span className={styles.word}>{t(brokersText.share)}</span>
        </Button>
        <Button
          variant="secondary"
          icon={Megaphone}
          rel="nofollow"
          to={href(reportPath(code))}
          className={`${styles.report} ${styles.small}`}
        >
          <span className={styles.word}>{t(brokersText.report)}</span>
        </Button>
      </div>
      <CopyByHand url={uncopied} onClose={close} />
    </>
  )
})
