import { part } from 'shared-state/runtime'
import { Skeleton } from 'ui/skeleton'
import { FailedPart } from '../broker/failed-part.tsx'
import { brokersText } from '../strings/keys.ts'
import styles from './reply-part.module.css'

/** The form for a reply, opened under its review in the list. Its code is in the same chunk as the views of view-parts.ts. */
export const ReplyForm = part(
  async () => (await import(/* webpackChunkName: "review-writing" */ './reply-form.tsx')).ReplyForm,
  {
    fallback: (
      <div className={styles.place}>
        <Skeleton shape="block" />
      </div>
    ),
    failed: retry => <FailedPart title={brokersText.yourReply} onRetry={retry} />,
  },
)
