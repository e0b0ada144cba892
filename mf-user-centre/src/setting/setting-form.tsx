import { CircleCheck } from 'lucide-react'
import { useEffect, useRef, type ReactNode } from 'react'
import { Form } from 'react-router-dom'
import { Button } from 'ui/button'
import { Icon } from 'ui/icon'
import { Note } from 'ui/note'
import { useFormState } from '../account/use-form-state.ts'
import type { FormAnswer } from '../account/form-answer.ts'
import styles from './setting-form.module.css'

interface SettingFormProps {
  /** Tells the forms of the page apart; also the anchor that the page stands at after a submit without JavaScript. */
  intent: string
  submitText: string
  savedText: string
  variant?: 'primary' | 'secondary'
  /** What saving brings about, beside the button. */
  hint?: string
  children: (answer: FormAnswer | undefined) => ReactNode
}

/** One setting with its own button. Errors stand at the fields, which get the focus; success stands beside the button. */
export function SettingForm({ intent, submitText, savedText, variant = 'secondary', hint, children }: SettingFormProps) {
  const { answer, busy } = useFormState(intent)
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (!answer || !form.current) return
    if (answer.done) for (const secret of form.current.querySelectorAll<HTMLInputElement>('input[type=password]')) secret.value = ''
    else form.current.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [answer])
  return (
    <Form ref={form} id={intent} method="post" action={`#${intent}`} preventScrollReset noValidate className={styles.form}>
      <input type="hidden" name="intent" value={intent} />
      {children(answer)}
      {answer?.message && <Note tone="bad" live>{answer.message}</Note>}
      <div className={styles.foot}>
        <Button type="submit" variant={variant} busy={busy}>{submitText}</Button>
        <span role="status" className={styles.status}>
          {answer?.done ? <span className={styles.saved}><Icon of={CircleCheck} size="s" />{savedText}</span> : hint}
        </span>
      </div>
    </Form>
  )
}
