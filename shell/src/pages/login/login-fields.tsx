import { useRef } from 'react'
import { useText } from 'shared-state/runtime'
import { Button } from 'ui/button'
import { CheckboxField } from 'ui/checkbox-field'
import { Note } from 'ui/note'
import { TextField } from 'ui/text-field'
import { shellText } from '../../strings/keys.ts'
import type { FormRefusal } from './form-refusal.ts'
import styles from './form.module.css'
import { useFocusOnRefusal } from './use-focus-on-refusal.ts'

interface LoginFieldsProps {
  refusal: FormRefusal | null
  busy: boolean
  /** What was typed before; a password is never sent back. */
  typed?: { account: string; remember: boolean } | undefined
}

/** Fields and button of the login form, on its page and in the dialog. */
export function LoginFields({ refusal, busy, typed }: LoginFieldsProps) {
  const t = useText()
  const place = useRef<HTMLDivElement>(null)
  useFocusOnRefusal(place, refusal)
  return (
    <div ref={place} className={styles.fields}>
      {refusal?.message && <Note tone="bad" live>{refusal.message}</Note>}
      <TextField
        label={t(shellText.email)}
        name="account"
        type="email"
        autoComplete="username"
        required
        maxLength={254}
        defaultValue={typed?.account}
        error={refusal?.fields.account}
      />
      <TextField
        label={t(shellText.password)}
        name="password"
        type="password"
        autoComplete="current-password"
        required
        error={refusal?.fields.password}
      />
      <CheckboxField label={t(shellText.remember)} name="remember" defaultChecked={typed?.remember} />
      <Button type="submit" wide busy={busy}>{t(shellText.logIn)}</Button>
    </div>
  )
}
