import { useEffect, useRef } from 'react'
import { Form, useLocation } from 'react-router-dom'
import { useFormAnswer, useHref, useSentForm, useText } from 'shared-state/runtime'
import { Button } from 'ui/button'
import { Note } from 'ui/note'
import { Panel } from 'ui/panel'
import { RadioGroup } from 'ui/radio-group'
import { Row } from 'ui/row'
import { Stack } from 'ui/stack'
import { TextareaField } from 'ui/textarea-field'
import { brokersText } from '../strings/keys.ts'
import type { ReviewAnswer } from './form-answer.ts'
import type { OneReviewData } from './load-broker-review.ts'

interface ReportFormProps {
  commentId: string
  report: NonNullable<OneReviewData['report']>
  formKey: string
  /** Path of the review list, without the language. */
  path: string
}

/** Reports a review or reply to a moderator; it stays online meanwhile (decisions 7). */
export function ReportForm({ commentId, report: { reasons, alreadyReported }, formKey, path }: ReportFormProps) {
  const t = useText()
  const href = useHref()
  const { pathname, search } = useLocation()
  const answer = useFormAnswer() as ReviewAnswer | undefined
  const isSending = useSentForm() !== undefined
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (answer && !answer.done) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [answer])
  const back = (
    <Button variant="secondary" to={href(path)}>
      {t(brokersText.allReviews)}
    </Button>
  )
  if (answer?.done || alreadyReported) {
    return (
      <Panel title={t(brokersText.reportReview)}>
        <Stack>
          <Note tone={answer?.done ? 'good' : 'info'} live>
            {t(answer?.done ? brokersText.reportThanks : brokersText.reportedAlready)}
          </Note>
          <div>{back}</div>
        </Stack>
      </Panel>
    )
  }
  return (
    <Panel title={t(brokersText.reportReview)}>
      <Form ref={form} method="post" action={pathname + search} noValidate>
        <input type="hidden" name="intent" value="report" />
        <input type="hidden" name="commentId" value={commentId} />
        <input type="hidden" name="formKey" value={formKey} />
        <Stack>
          <RadioGroup
            label={t(brokersText.reportWhy)}
            name="reason"
            options={reasons.map(({ code, name }) => ({ value: code, label: name }))}
            defaultValue={answer?.values.reason}
            error={answer?.errors.reason}
          />
          <TextareaField
            label={t(brokersText.reportMore)}
            name="content"
            rows={3}
            optional
            defaultValue={answer?.values.content}
            error={answer?.errors.content}
          />
          {answer?.message && (
            <Note tone="bad" live>
              {answer.message}
            </Note>
          )}
          <Row>
            <Button type="submit" busy={isSending}>
              {t(brokersText.sendReport)}
            </Button>
            {back}
          </Row>
        </Stack>
      </Form>
    </Panel>
  )
}
