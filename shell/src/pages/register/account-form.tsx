import { useRef } from 'react'
import { Form } from 'react-router-dom'
import { SiteLink, useText } from 'shared-state/runtime'
import { Button } from 'ui/button'
import { CheckboxField } from 'ui/checkbox-field'
import { Note } from 'ui/note'
import { TextField } from 'ui/text-field'
import styles from '../login/form.module.css'
import { useFocusOnRefusal } from '../login/use-focus-on-refusal.ts'
import { shellText } from '../../strings/keys.ts'
import { AccountRules } from './account-rules.tsx'
import type { RegisterAnswer } from './submit-register.ts'

/** Second step: the code from the mail, nickname and password. What was typed stays, but a password is never sent back. */
export function AccountForm({ answer, busy }: { answer: RegisterAnswer; busy: boolean }) {
  const t = useText()
  const place = useRef<HTMLDivElement>(null)
  const { refusal, email, minutes, codeToken } = answer
  useFocusOnRefusal(place, refusal)
  return (
    <Form method="post" noValidate>
      <Carried answer={answer} />
      <div ref={place} className={styles.fields}>
        {codeToken
          ? <Note tone="good">{t(shellText.addressProved, { email })}</Note>
          : <Note live>{t(shellText.codeSent, { email, minutes })}</Note>}
        {refusal?.message && <Note tone="bad" live>{refusal.message}</Note>}
        {!codeToken && (
          <TextField
            label={t(shellText.code)}
            name="code"
            inputMode="numeric"
            autoComplete="one-time-code"
            required
            maxLength={6}
            help={t(shellText.codeHelp)}
            error={refusal?.fields.code}
          />
        )}
        <TextField
          label={t(shellText.nick)}
          name="nick"
          autoComplete="nickname"
          required
          maxLength={20}
          defaultValue={answer.nick}
          help={t(shellText.nickHelp)}
          error={refusal?.fields.nick}
        />
        <TextField
          label={t(shellText.newPassword)}
          name="password"
          type="password"
          autoComplete="new-password"
          required
          help={t(shellText.newPasswordHelp)}
          error={refusal?.fields.password}
        />
        <AccountRules />
        <CheckboxField label={t(shellText.acceptRules)} name="terms" required defaultChecked={answer.terms} error={refusal?.fields.terms} />
        <Button type="submit" name="step" value="account" wide busy={busy}>{t(shellText.makeAccount)}</Button>
        {!codeToken && <Button type="submit" name="step" value="email" variant="secondary" wide busy={busy}>{t(shellText.sendCodeAgain)}</Button>}
        <SiteLink to="/register.html">{t(shellText.otherAddress)}</SiteLink>
      </div>
    </Form>
  )
}

/** What the first step found out, carried on in the form. */
function Carried({ answer: { email, sendId, minutes, codeToken } }: { answer: RegisterAnswer }) {
  return (
    <>
      <input type="hidden" name="email" value={email} />
      <input type="hidden" name="sendId" value={sendId} />
      <input type="hidden" name="minutes" value={minutes} />
      <input type="hidden" name="codeToken" value={codeToken} />
    </>
  )
}
