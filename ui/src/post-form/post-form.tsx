import { useEffect, useRef, type FormEvent, type ReactNode, type RefObject } from 'react'
import { Form, useLocation, useSubmit } from 'react-router-dom'
import type { FormAnswer } from 'calls/account-forms/form-answer'
import { useLoginFirst, useSentForm, useStore } from 'shared-state/runtime'
import { Note } from '../note.tsx'
import { Row } from '../row.tsx'
import { Stack } from '../stack.tsx'

export interface PostFormProps {
  /** Its field `intent`. */
  intent: string
  /** Ensures that a form sent twice is stored only once; empty before the login. */
  formKey: string
  answer: FormAnswer | undefined
  form?: RefObject<HTMLFormElement | null> | undefined
  /** Something has to end before the form can be sent. */
  busy?: boolean | undefined
  /** Without JavaScript the form carries files. */
  files?: boolean | undefined
  /** The visitor has changed something. */
  onInput?: (() => void) | undefined
  /** A visitor who is logged in sends it. */
  onSend?: (() => void) | undefined
  /** The buttons that send it. */
  buttons: (busy: boolean) => ReactNode
  /** Before the buttons, for example fields. */
  children: ReactNode
}

/** The form of a post: a refusal moves the focus to the first field with an error, and a visitor who is not logged in logs in first. */
export function PostForm(props: PostFormProps) {
  const { intent, formKey, answer, busy = false, files = false, onInput, onSend, buttons, children } = props
  const { pathname, search } = useLocation()
  const { session } = useStore()
  const submit = useSubmit()
  const loginFirst = useLoginFirst()
  const isSending = useSentForm() !== undefined
  const own = useRef<HTMLFormElement>(null)
  const form = props.form ?? own
  useEffect(() => {
    if (answer) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [answer, form])

  const send = (event: FormEvent<HTMLFormElement>) => {
    if (event.defaultPrevented) return
    if (session.isLoggedIn) return onSend?.()
    event.preventDefault()
    const sent = event.currentTarget
    loginFirst(() => void submit(sent))
  }
  return (
    <Form
      ref={form}
      method="post"
      action={pathname + search}
      encType={files ? 'multipart/form-data' : 'application/x-www-form-urlencoded'}
      onSubmit={send}
      onInput={onInput}
      noValidate
    >
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="formKey" value={formKey} />
      <Stack gap="l">
        {children}
        {answer?.message && (
          <Note tone="bad" live>
            {answer.message}
          </Note>
        )}
        <Row>{buttons(isSending || busy)}</Row>
      </Stack>
    </Form>
  )
}
