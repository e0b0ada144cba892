import { CircleCheck } from 'lucide-react'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { Form, useLocation } from 'react-router-dom'
import type { FormAnswer } from 'calls/account-forms/form-answer'
import { Button } from 'ui/button'
import { Icon } from 'ui/icon'
import { Note } from 'ui/note'
import styles from './account-form.module.css'
import { useFormState } from './use-form-state.ts'

interface AccountFormProps {
  /** Tells the forms of the page apart; also the anchor that the page stands at after a submit without JavaScript. */
  intent: string
  submitText: string
  /** What the button itself says, where the form has several. */
  submitAs?: { name: string; value: string }
  /** Stands beside the button once it is done; absent where the page itself shows that. */
  savedText?: string
  variant?: 'primary' | 'secondary' | 'danger'
  /** What saving brings about, beside the button. */
  hint?: string
  /** It carries files. */
  files?: boolean
  /** Further ways out, behind the button. */
  actions?: ReactNode
  children: (answer: FormAnswer | undefined) => ReactNode
}

/** One form of a page with its own button. Errors stand at the fields, which get the focus; success stands beside the button. */
export function AccountForm({
  intent,
  submitText,
  submitAs,
  savedText,
  variant = 'secondary',
  hint,
  files,
  actions,
  children,
}: AccountFormProps) {
  const { answer, isSending, isReloading } = useFormState(intent)
  // What is done without a word beside the button is seen once the page is loaded anew: until then a press would do it twice.
  const busy = isSending || (isReloading && answer?.done === true && savedText === undefined)
  const { search, hash } = useLocation()
  const [openedAt] = useState(hash)
  const form = useRef<HTMLFormElement>(null)
  // Opened by a link to it, in the link's place: what had the focus is gone.
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
      // Further buttons that send it count no more than its own while it is on its way.
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
