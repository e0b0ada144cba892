import { useRef } from 'react'
import { Form } from 'react-router-dom'
import { useText } from 'shared-state/runtime'
import { Button } from 'ui/button'
import { Note } from 'ui/note'
import { TextField } from 'ui/text-field'
import styles from '../login/form.module.css'
import { useFocusOnRefusal } from '../login/use-focus-on-refusal.ts'
import { shellText } from '../../strings/keys.ts'
import type { RegisterAnswer } from './submit-register.ts'

/** First step: where the code goes. */
export function EmailForm({ answer, busy }: { answer: RegisterAnswer | undefined; busy: boolean }) {
  const t = useText()
  const place = useRef<HTMLDivElement>(null)
  const refusal = answer?.refusal ?? null
  useFocusOnRefusal(place, refusal)
  return (
    <Form method="post" noValidate>
      <div ref={place} className={styles.fields}>
        {refusal?.message && <Note tone="bad" live>{refusal.message}</Note>}
        <TextField
          label={t(shellText.email)}
          name="email"
          type="email"
          autoComplete="email"
          required
          maxLength={254}
          defaultValue={answer?.email}
          help={t(shellText.sendCodeHelp)}
          error={refusal?.fields.email}
        />
        <Button type="submit" name="step" value="email" wide busy={busy}>{t(shellText.sendCode)}</Button>
      </div>
    </Form>
  )
}
