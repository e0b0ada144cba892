import { useText } from 'shared-state/runtime'
import { DateText } from 'ui/date-text'
import { Panel } from 'ui/panel'
import { Row } from 'ui/row'
import { Stack } from 'ui/stack'
import { Tag } from 'ui/tag'
import { Timeline } from 'ui/timeline'
import { Written } from 'ui/written'
import { moderationText, noticeText } from '../../strings/keys.ts'
import { CaseStateTag } from '../case-state-tag.tsx'
import { stateLookOf } from '../moderation-words.ts'
import type { Waiting } from '../waiting.ts'
import styles from '../waiting-item.module.css'
import { DecideNotice } from './decide-notice.tsx'
import type { NoticeReview } from './load-notice.ts'
import { NoticeFacts } from './notice-facts.tsx'

/** A legal notice with the post that it is about, what the author says, and the decision. */
export function NoticeItem({ item, review }: { item: Waiting; review: NoticeReview }) {
  const t = useText()
  const { notice, passages, explanation, post, statement, appeal, correction } = review
  return (
    <>
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
      <DecideNotice id={item.id} decisions={review.decisions} />
      {item.decisions.length > 0 && (
        <Panel title={t(moderationText.history)}>
          <Timeline
            steps={item.decisions.map(({ at, to, reason, nick }, index) => {
              const look = stateLookOf('legalnotice', to)
              return {
                key: `${at} ${index}`,
                title: look ? t(look.text) : to,
                meta: (
                  <>
                    <DateText iso={at} look="dateTime" />
                    {nick && (
                      <>
                        , <bdi>{nick}</bdi>
                      </>
                    )}
                  </>
                ),
                ...(reason && { children: reason }),
              }
            })}
          />
        </Panel>
      )}
    </>
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

function Pictures({ images }: Pick<NoticeReview['post'], 'images'>) {
  const t = useText()
  if (images.length === 0) return null
  return (
    <Row>
      {images.map(({ imageId, url, thumb, width, height, caption }, index) => (
        <a key={imageId} href={url}>
          <img
            src={thumb}
            width={width}
            height={height}
            alt={caption ?? t(moderationText.picture, { number: index + 1 })}
            className={styles.picture}
          />
        </a>
      ))}
    </Row>
  )
}
