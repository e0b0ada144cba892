import { useEffect, useRef, type FormEvent, type ReactNode } from 'react'
import { Form, useLocation, useSubmit } from 'react-router-dom'
import type { FormAnswer } from 'calls/account-forms/form-answer'
import { useLoginFirst, useSentForm, useStore, useText } from 'shared-state/runtime'
import { Button } from 'ui/button'
import { Note } from 'ui/note'
import { Row } from 'ui/row'
import { Stack } from 'ui/stack'
import { exposureText } from '../strings/keys.ts'
import type { PublishData } from './load-publish.ts'
import { stepForms } from './read-step.ts'
import { useKeptInput } from './use-kept-input.ts'

interface StepFormProps {
  intent: string
  data: PublishData
  answer: FormAnswer | undefined
  /** Text of the button that goes on; default 'Continue'. */
  button?: string
  /** Something has to end before the form can be sent. */
  busy?: boolean
  /** Without JavaScript the form carries files. */
  files?: boolean
  /** Names of the fields that this tab keeps until they are saved. */
  keeps?: readonly string[]
  /** Before the buttons, for example fields. */
  children: ReactNode
}

/** The form of one step, with its buttons. A refusal moves the focus to the first field with an error. */
export function StepForm(props: StepFormProps) {
  const { intent, data, answer, button, busy = false, files = false, keeps = [], children } = props
  const t = useText()
  const { pathname, search } = useLocation()
  const { session } = useStore()
  const submit = useSubmit()
  const loginFirst = useLoginFirst()
  const isSending = useSentForm() !== undefined
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (answer) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [answer])

  const kept = useKeptInput({
    form,
    name: `${data.query.code}:${intent}`,
    fields: keeps,
    isRefused: answer !== undefined,
  })

  const send = (event: FormEvent<HTMLFormElement>) => {
    if (event.defaultPrevented) return
    if (session.isLoggedIn) return kept.forget()
    event.preventDefault()
    const sent = event.currentTarget
    loginFirst(() => void submit(sent))
  }
  const { step } = stepForms[intent]!
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
      <input type="hidden" name="formKey" value={data.formKey} />
      <Stack gap="l">
        {children}
        {answer?.message && (
          <Note tone="bad" live>
            {answer.message}
          </Note>
        )}
        <Row>
          <Button type="submit" name="go" value="next" busy={isSending || busy}>
            {button ?? t(exposureText.goOn)}
          </Button>
          {data.query.code && (
            <Button type="submit" name="go" value="stay" variant="secondary" busy={isSending || busy}>
              {t(exposureText.saveDraft)}
            </Button>
          )}
          {step > 1 && (
            <Button type="submit" name="go" value="back" variant="ghost" busy={isSending || busy}>
              {t(exposureText.back)}
            </Button>
          )}
        </Row>
      </Stack>
    </Form>
  )
}
