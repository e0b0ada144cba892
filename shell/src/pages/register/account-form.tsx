import { useRef } from 'react'
import { Form } from 'react-router-dom'
import type { RegisterAnswer } from 'calls/account-forms/register/submit-register'
import { useText } from 'shared-state/runtime'
import { Button } from 'ui/button'
import { CheckboxField } from 'ui/checkbox-field'
import { Note } from 'ui/note'
import { shellText } from '../../strings/keys.ts'
import { CarriedCode } from '../login/code/carried-code.tsx'
import { CodeField } from '../login/code/code-field.tsx'
import { ResendButton } from '../login/code/resend-button.tsx'
import { UsernameForManagers } from '../login/code/username-for-managers.tsx'
import styles from '../login/form.module.css'
import { useFocusOnRefusal } from '../login/use-focus-on-refusal.ts'
import { AccountRules } from './account-rules.tsx'
import { NewPasswordField } from './new-password-field.tsx'
import { NickField } from './nick-field.tsx'

/** Second step: the code from the email, nickname and password. The visitor's input is kept, but a password is never sent back. */
export function AccountForm({ answer, busy }: { answer: RegisterAnswer; busy: boolean }) {
  const t = useText()
  const place = useRef<HTMLDivElement>(null)
  const { refusal, email, minutes, codeToken } = answer
  useFocusOnRefusal(place, refusal)
  return (
    <Form method="post" noValidate>
      <CarriedCode state={answer} />
      <UsernameForManagers value={email} />
      <div ref={place} className={styles.fields}>
        {codeToken ? (
          <Note tone="good">{t(shellText.addressProved, { email })}</Note>
        ) : (
          <Note live>{t(shellText.codeSent, { email, minutes })}</Note>
        )}
        {refusal?.message && (
          <Note tone="bad" live>
            {refusal.message}
          </Note>
        )}
        {!codeToken && <CodeField kind="email" refusal={refusal} />}
        <NickField typed={answer.nick} refusal={refusal} />
        <NewPasswordField label={t(shellText.newPassword)} name="password" error={refusal?.fields.password} />
        <AccountRules by="email" />
        <CheckboxField
          label={t(shellText.acceptRules)}
          name="terms"
          required
          defaultChecked={answer.terms}
          error={refusal?.fields.terms}
        />
        <Button type="submit" name="step" value="account" wide busy={busy}>
          {t(shellText.makeAccount)}
        </Button>
        {!codeToken && <ResendButton state={answer} busy={busy} step="email" />}
        <Button type="submit" name="step" value="other" variant="ghost" busy={busy}>
          {t(shellText.otherAddress)}
        </Button>
      </div>
    </Form>
  )
}
