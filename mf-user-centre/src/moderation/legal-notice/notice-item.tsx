import { useText } from 'shared-state/runtime'
import { Panel } from 'ui/panel'
import { Row } from 'ui/row'
import { Stack } from 'ui/stack'
import { Tag } from 'ui/tag'
import { Written } from 'ui/written'
import { noticeText } from '../../strings/keys.ts'
import { CaseHistory } from '../case-history.tsx'
import { CaseStateTag } from '../case-state-tag.tsx'
import { isFreeFor } from '../decide.tsx'
import { ItemFrame } from '../item-frame.tsx'
import styles from '../item-panel.module.css'
import { LateAnswer } from '../late-answer.tsx'
import { Pictures } from '../pictures.tsx'
import type { QueueQuery } from '../queue-query.ts'
import type { Waiting } from '../waiting.ts'
import { DecideNotice } from './decide-notice.tsx'
import type { NoticeReview } from './load-notice.ts'
import { NoticeFacts } from './notice-facts.tsx'

/** A legal notice with the post that it is about, what the author says, and the decision. */
export function NoticeItem({ item, review, queue }: { item: Waiting; review: NoticeReview; queue: QueueQuery }) {
  const t = useText()
  const { notice, passages, explanation, post, statement, appeal, correction } = review
  const decisions = isFreeFor(item) ? review.decisions : []
  return (
    <ItemFrame item={item} queue={queue} isOpen={review.decisions.length > 0}>
      <Panel
        title={item.title}
        aside={
          <Row gap="s">
            {notice.overdue && <Tag tone="bad">{t(noticeText.overdue)}</Tag>}
            <CaseStateTag kind="legalnotice" state={item.state} />
          </Row>
        }
      >
        <NoticeFacts item={item} review={review} />
      </Panel>
      <Words title={t(noticeText.passages)} text={passages} />
      <Words title={t(noticeText.explanation)} text={explanation} />
      <Panel title={t(noticeText.post)}>
        <Stack>
          <Written as="h3" lang={post.lang}>
            {post.title}
          </Written>
          <Written as="p" lang={post.lang} className={styles.text}>
            {post.content}
          </Written>
          <Pictures images={post.images} />
        </Stack>
      </Panel>
      {statement !== null && <Words title={t(noticeText.statement)} text={statement} />}
      {appeal !== null && <Words title={t(noticeText.appeal)} text={appeal} />}
      {correction && (
        <Panel title={t(noticeText.newText)}>
          <Stack>
            <Written as="h3" lang={null}>
              {correction.title}
            </Written>
            <Written as="p" lang={null} className={styles.text}>
              {correction.content}
            </Written>
            <Pictures images={post.images.filter(({ imageId }) => correction.imageIds.includes(imageId))} />
          </Stack>
        </Panel>
      )}
      <LateAnswer open={decisions.length > 0 ? ['decide'] : []} />
      <DecideNotice id={item.id} decisions={decisions} />
      <CaseHistory item={item} />
    </ItemFrame>
  )
}

function Words({ title, text }: { title: string; text: string }) {
  return (
    <Panel title={title}>
      <Written as="p" lang={null} className={styles.text}>
        {text}
      </Written>
    </Panel>
  )
}
