import { CircleCheck } from '@lucide/icons'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { Form, useLocation } from 'react-router-dom'
import type { FormAnswer } from 'calls/account-forms/form-answer'
import { Button } from 'ui/button'
import { Icon } from 'ui/icon'
import { Note } from 'ui/note'
import styles from './account-form.module.css'
import { useFormState } from './use-form-state.ts'

interface AccountFormProps {
  /** Distinguishes the forms of the page; also the anchor that the page opens at after a submit without JavaScript. */
  intent: string
  submitText: string
  /** Name and value of the button itself, if the form has several. */
  submitAs?: { name: string; value: string }
  /** Shown next to the button after success; absent if the page itself shows the result. */
  savedText?: string
  variant?: 'primary' | 'secondary' | 'danger'
  /** Effect of saving, shown next to the button. */
  hint?: string
  /** The form uploads files. */
  files?: boolean
  /** Something has to end before the form can be sent. */
  isWaiting?: boolean
  /** Further actions, after the button. */
  actions?: ReactNode
  children: (answer: FormAnswer | undefined) => ReactNode
}

/** One form of a page with its own button. Errors are shown at the fields, which get the focus; success is shown next to the button. */
export function AccountForm({
  intent,
  submitText,
  submitAs,
  savedText,
  variant = 'secondary',
  hint,
  files,
  isWaiting = false,
  actions,
  children,
}: AccountFormProps) {
  const { answer, isSending, isReloading } = useFormState(intent)
  // Without a success text the result shows only after the page has reloaded: until then, another press would submit the form twice.
  const busy = isWaiting || isSending || (isReloading && answer?.done === true && savedText === undefined)
  const { search, hash } = useLocation()
  const [openedAt] = useState(hash)
  const form = useRef<HTMLFormElement>(null)
  // Opened by a link that the form has replaced, so the focused element is gone.
  useEffect(() => {
    if (openedAt !== `#${intent}` || document.activeElement !== document.body) return
    form.current?.querySelector<HTMLElement>('input:not([type=hidden], [hidden]), textarea')?.focus()
  }, [openedAt, intent])
  useEffect(() => {
    if (!answer || !form.current) return
    if (answer.done)
      for (const secret of form.current.querySelectorAll<HTMLInputElement>(
        'input[autocomplete$="-password"], input[type=file]',
      ))
        secret.value = ''
    else form.current.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [answer])
  return (
    <Form
      ref={form}
      id={intent}
      method="post"
      action={`${search}#${intent}`}
      encType={files ? 'multipart/form-data' : 'application/x-www-form-urlencoded'}
      preventScrollReset
      noValidate
      // While the form is being sent, additional submit buttons are blocked too.
      onSubmit={event => busy && event.preventDefault()}
      className={styles.form}
    >
      <input type="hidden" name="intent" value={intent} />
      {children(answer)}
      {answer?.message && (
        <Note tone="bad" live>
          {answer.message}
        </Note>
      )}
      <div className={styles.foot}>
        <Button type="submit" variant={variant} busy={busy} {...submitAs}>
          {submitText}
        </Button>
        {actions}
        <span role="status" className={styles.status}>
          {answer?.done && savedText ? (
            <span className={styles.saved}>
              <Icon of={CircleCheck} size="s" />
              {savedText}
            </span>
          ) : (
            hint
          )}
        </span>
      </div>
    </Form>
  )
}
