import { useEffect, useRef, type ReactNode } from 'react'
import { Form, useLocation } from 'react-router-dom'
import type { FormAnswer } from 'calls/account-forms/form-answer'
import type { NoticeAction } from 'calls/legal-notice/notice-rules'
import { useSentForm, useText } from 'shared-state/runtime'
import { Button } from 'ui/button'
import { CheckboxField } from 'ui/checkbox-field'
import { Note } from 'ui/note'
import { Stack } from 'ui/stack'
import { CountedField } from '../../post-form/counted-field.tsx'
import { exposureText, noticeText } from '../../strings/keys.ts'
import styles from '../form/notice-form.module.css'
import type { OwnNoticeData } from './load-own-notice.ts'

type Own = NonNullable<OwnNoticeData['own']>

const buttons = {
  answer: noticeText.sendStatement,
  rewrite: noticeText.sendCorrection,
  appeal: noticeText.sendAppeal,
} as const satisfies Partial<Record<NoticeAction, number>>
type FormAction = keyof typeof buttons

/** Whether this page has a form for a step that is open to the author. */
export const isFormAction = (action: string): action is FormAction => Object.hasOwn(buttons, action)

interface AuthorFormProps {
  action: FormAction
  own: Own
  formKey: string
  answer: FormAnswer | undefined
}

/** The form of the author's next step: an answer, a correction or an appeal. Works without JavaScript. */
export function AuthorForm({ action, own, formKey, answer }: AuthorFormProps) {
  const t = useText()
  const { pathname, search } = useLocation()
  const busy = useSentForm() !== undefined
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (answer) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [answer])
  const field = (name: string, written = '') => ({
    name,
    defaultValue: answer?.values[name] ?? written,
    error: answer?.errors[name],
  })
  const fields: Record<FormAction, ReactNode> = {
    answer: (
      <CountedField
        label={t(noticeText.yourStatement)}
        rows={6}
        least={10}
        most={3000}
        help={t(noticeText.statementHelp)}
        {...field('content')}
      />
    ),
    appeal: (
      <CountedField
        label={t(noticeText.yourAppeal)}
        rows={6}
        least={10}
        most={3000}
        help={t(noticeText.appealHelp)}
        {...field('content')}
      />
    ),
    rewrite: (
      <>
        <p>{t(noticeText.correctIntro)}</p>
        <CountedField
          label={t(exposureText.titleOfPost)}
          least={10}
          most={100}
          help={t(exposureText.titleHelp)}
          {...field('title', own.post.title)}
        />
        <CountedField
          label={t(exposureText.whatHappened)}
          rows={8}
          least={50}
          most={5000}
          help={t(exposureText.contentHelp)}
          {...field('content', own.post.content)}
        />
        {own.post.images.length > 0 && (
          <fieldset className={styles.statements}>
            <legend className={styles.legend}>{t(noticeText.picturesStay)}</legend>
            {own.post.images.map(({ imageId, thumb, caption }, index) => (
              <CheckboxField
                key={imageId}
                label={
                  <>
                    <img src={thumb} alt="" height={48} />{' '}
                    {caption ?? t(exposureText.imageOf, { number: index + 1, all: own.post.images.length })}
                  </>
                }
                name="imageIds"
                value={imageId}
                defaultChecked
              />
            ))}
          </fieldset>
        )}
      </>
    ),
  }
  return (
    <Form ref={form} method="post" action={pathname + search} noValidate>
      <input type="hidden" name="intent" value={action} />
      <input type="hidden" name="formKey" value={formKey} />
      <Stack>
        {fields[action]}
        {answer?.message && (
          <Note tone="bad" live>
            {answer.message}
          </Note>
        )}
        <div>
          <Button type="submit" busy={busy}>
            {t(buttons[action])}
          </Button>
        </div>
      </Stack>
    </Form>
  )
}
