import { useEffect, useRef } from 'react'
import { Form, useLocation } from 'react-router-dom'
import type { FormAnswer } from 'calls/account-forms/form-answer'
import type { Comment } from 'calls/entities/comment'
import { useFormAnswer, useLocale, useSentForm, useText } from 'shared-state/runtime'
import { Avatar } from 'ui/avatar'
import { Button } from 'ui/button'
import { DateText } from 'ui/date-text'
import { Note } from 'ui/note'
import { Pager } from 'ui/pager'
import { Panel } from 'ui/panel'
import { Row } from 'ui/row'
import { Stack } from 'ui/stack'
import { Tag } from 'ui/tag'
import { Text } from 'ui/text'
import { TextareaField } from 'ui/textarea-field'
import { exposureText } from '../../strings/keys.ts'
import { LoginFirst } from '../own-part/login-first.tsx'
import { Paragraphs } from '../paragraphs.tsx'
import print from '../print.module.css'
import { useLanguageName } from '../use-language-name.ts'
import type { CaseComments } from './load-comments.ts'

/** Comments of readers, newest first, below a form for a new one. A visitor who is not logged in logs in when sending it. */
export function CommentsPanel({ comments, formKey }: { comments: CaseComments; formKey: string }) {
  const t = useText()
  const { pathname, search } = useLocation()
  const { items, pageIndex, pages } = comments
  const isPosted = new URLSearchParams(search).get('done') === 'comment'
  return (
    <Panel id="comments" className={print.left} title={t(exposureText.comments)}>
      <Stack gap="l">
        {isPosted && (
          <Note tone="good" live>
            {t(exposureText.commentPosted)}
          </Note>
        )}
        {/* After a comment its form starts empty again. */}
        <CommentForm key={items[0]?.commentId} formKey={formKey} />
        {items.length === 0 && <Text tone="quiet">{t(exposureText.noComments)}</Text>}
        {items.map(comment => (
          <OneComment key={comment.commentId} comment={comment} />
        ))}
        <Pager page={pageIndex} pages={pages} hrefOf={page => `${pathname}?page=${page}#comments`} />
      </Stack>
    </Panel>
  )
}

function OneComment({ comment: { user, staff, createdAt, content, lang } }: { comment: Comment }) {
  const t = useText()
  const nameOf = useLanguageName()
  const { lang: page } = useLocale()
  return (
    <Stack as="article" gap="s">
      <Row gap="s">
        <Avatar name={user.nick} src={user.avatar ?? undefined} />
        <Text size="sm" weight="medium">
          <bdi>{user.nick}</bdi>
        </Text>
        {staff && <Tag outline>{t(exposureText.brokerStaff)}</Tag>}
        <Text size="sm" tone="faint">
          <DateText iso={createdAt} />
        </Text>
      </Row>
      <Paragraphs text={content} lang={lang} />
      {lang !== page && (
        <Text as="p" size="sm" tone="faint">
          {t(exposureText.writtenIn, { language: nameOf(lang) })}
        </Text>
      )}
    </Stack>
  )
}

function CommentForm({ formKey }: { formKey: string }) {
  const t = useText()
  const { pathname, search } = useLocation()
  const sent = useSentForm()
  const page = useFormAnswer() as FormAnswer | undefined
  const answer = page?.intent === 'comment' ? page : undefined
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (answer) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [answer])
  return (
    <Form ref={form} method="post" action={`${pathname}${search}#comments`} noValidate preventScrollReset>
      <input type="hidden" name="intent" value="comment" />
      <input type="hidden" name="formKey" value={formKey} />
      <Stack gap="s">
        <TextareaField
          label={t(exposureText.yourComment)}
          name="content"
          rows={3}
          help={t(exposureText.commentHelp)}
          defaultValue={answer?.values.content}
          error={answer?.errors.content}
        />
        {answer?.message && (
          <Note tone="bad" live>
            {answer.message}
          </Note>
        )}
        {answer?.message && formKey === '' && <LoginFirst keepsText />}
        <div>
          <Button type="submit" variant="secondary" busy={sent?.data.get('intent') === 'comment'}>
            {t(exposureText.postComment)}
          </Button>
        </div>
      </Stack>
    </Form>
  )
}
