import { useEffect, useRef, type FormEvent, type ReactNode } from 'react'
import { Form, useLocation, useSubmit } from 'react-router-dom'
import type { FormAnswer } from 'calls/account-forms/form-answer'
import { useLoginFirst, useSentForm, useStore } from 'shared-state/runtime'
import { Note } from 'ui/note'
import { Row } from 'ui/row'
import { Stack } from 'ui/stack'
import { useKeptInput } from './use-kept-input.ts'

interface KeptFormProps {
  /** Its field `intent`. */
  intent: string
  /** Ensures that a form sent twice is stored only once; empty before the login. */
  formKey: string
  answer: FormAnswer | undefined
  /** What the input belongs to, among the forms of this tab, and the names of the fields that the tab keeps until they are sent. */
  keeps: { name: string; fields: readonly string[] }
  /** Something has to end before the form can be sent. */
  busy?: boolean
  /** Without JavaScript the form carries files. */
  files?: boolean
  /** The buttons that send it. */
  buttons: (busy: boolean) => ReactNode
  /** Before the buttons, for example fields. */
  children: ReactNode
}

/**
 * A form that loses nothing: a refusal moves the focus to the first field with an error, a visitor who is not logged in logs in first, and a
 * reload of the tab puts back what was typed.
 */
export function KeptForm(props: KeptFormProps) {
  const { intent, formKey, answer, keeps, busy = false, files = false, buttons, children } = props
  const { pathname, search } = useLocation()
  const { session } = useStore()
  const submit = useSubmit()
  const loginFirst = useLoginFirst()
  const isSending = useSentForm() !== undefined
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (answer) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [answer])
  const kept = useKeptInput({ form, ...keeps, isRefused: answer !== undefined })

  const send = (event: FormEvent<HTMLFormElement>) => {
    if (event.defaultPrevented) return
    if (session.isLoggedIn) return kept.forget()
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
      onInput={kept.keep}
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
