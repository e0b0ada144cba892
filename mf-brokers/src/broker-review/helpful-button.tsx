import { ThumbsUp } from '@lucide/icons'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { useFetcher, useLocation } from 'react-router-dom'
import type { Comment } from 'calls/entities/comment'
import { useLocale, useStore, useText } from 'shared-state/runtime'
import { Button } from 'ui/button'
import { brokersText } from '../strings/keys.ts'
import type { ReviewAnswer } from './form-answer.ts'
import styles from './review-thread.module.css'
import { useLoginBefore } from './use-login-before.ts'

/** The helpful vote, which can be withdrawn; shows the new state while the call is running. */
export const HelpfulButton = observer(function HelpfulButton({ review, voted }: { review: Comment; voted: boolean }) {
  const t = useText()
  const { formatNumber } = useLocale()
  const { toasts } = useStore()
  const { pathname, search } = useLocation()
  const fetcher = useFetcher<ReviewAnswer>()
  const login = useLoginBefore(form => void fetcher.submit(form))
  const sent = fetcher.formData?.get('on')
  const isOn = sent ? sent === '1' : voted
  const count = review.helpfulCount + Number(isOn) - Number(voted)
  const refused = fetcher.data?.done === false ? fetcher.data : undefined
  useEffect(() => {
    if (refused) toasts.show(refused.message, 'bad')
  }, [refused, toasts])
  return (
    <fetcher.Form
      method="post"
      action={`${pathname}${search}#review-${review.commentId}`}
      onSubmit={login}
      className={styles.vote}
    >
      <input type="hidden" name="intent" value="helpful" />
      <input type="hidden" name="commentId" value={review.commentId} />
      <input type="hidden" name="on" value={isOn ? '0' : '1'} />
      <Button
        type="submit"
        variant="secondary"
        small
        icon={ThumbsUp}
        aria-pressed={isOn}
        className={isOn ? styles.voted : undefined}
      >
        {t(brokersText.helpfulVote)}
        {count > 0 && <span className={styles.count}>{formatNumber(count)}</span>}
      </Button>
    </fetcher.Form>
  )
})
