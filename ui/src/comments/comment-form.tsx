import { useEffect, useRef, type ReactNode } from 'react'
import { Form, useLocation } from 'react-router-dom'
import type { FormAnswer } from 'calls/account-forms/form-answer'
import { useFormAnswer, useSentForm } from 'shared-state/runtime'
import { Button } from '../button.tsx'
import { Note } from '../note.tsx'
import { Stack } from '../stack.tsx'
import { TextareaField } from '../textarea-field.tsx'
import type { CommentTexts } from './comment-texts.ts'

interface CommentFormProps {
  formKey: string
  texts: CommentTexts
  loginFirst: ReactNode
}

/** The form for a comment. A refused one keeps its text. */
export function CommentForm({ formKey, texts, loginFirst }: CommentFormProps) {
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
          label={texts.own}
          name="content"
          rows={3}
          help={texts.help}
          defaultValue={answer?.values['content']}
          error={answer?.errors['content']}
        />
        {answer?.message && (
          <Note tone="bad" live>
            {answer.message}
          </Note>
        )}
        {answer?.message && formKey === '' && loginFirst}
        <div>
          <Button type="submit" variant="secondary" busy={sent?.data.get('intent') === 'comment'}>
            {texts.post}
          </Button>
        </div>
      </Stack>
    </Form>
  )
}
