import { useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { withReturn } from 'calls/account-forms/return-path'
import type { PasswordAnswer } from 'calls/account-forms/sign-in/submit-password'
import { SiteLink, useText } from 'shared-state/runtime'
import { Button } from 'ui/button'
import { CheckboxField } from 'ui/checkbox-field'
import { Note } from 'ui/note'
import { PasswordField } from 'ui/password-field'
import { TextField } from 'ui/text-field'
import { BotCheckField, OtherPicture } from '../../bot-check/bot-check-field.tsx'
import { shellText } from '../../strings/keys.ts'
import styles from './form.module.css'
import type { SignInFieldsProps } from './sign-in-fields.ts'
import { useFocusOnRefusal } from './use-focus-on-refusal.ts'

/** Fields and button for signing in with a password, on the login page and in the dialog. */
export function PasswordSignIn({ answer, busy, onLeave }: SignInFieldsProps<PasswordAnswer>) {
  const t = useText()
  const location = useLocation()
  const place = useRef<HTMLDivElement>(null)
  const { refusal, picture } = answer ?? { refusal: null, picture: null }
  useFocusOnRefusal(place, refusal)
  return (
    <div ref={place} className={styles.fields}>
      <input type="hidden" name="way" value="password" />
      {refusal?.message && (
        <Note tone="bad" live>
          {refusal.message}
        </Note>
      )}
      <TextField
        label={t(shellText.accountName)}
        name="account"
        type="text"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
        maxLength={254}
        defaultValue={answer?.account}
        error={refusal?.fields.account}
      />
      <PasswordField
        label={t(shellText.password)}
        name="password"
        autoComplete="current-password"
        required
        error={refusal?.fields.password}
        aside={
          <SiteLink to={withReturn('/forgot.html', location)} onClick={onLeave}>
            {t(shellText.forgotPassword)}
          </SiteLink>
        }
      />
      <BotCheckField refusal={refusal} picture={picture} />
      <CheckboxField label={t(shellText.remember)} name="remember" defaultChecked={answer?.remember} />
      <Button type="submit" wide busy={busy}>
        {t(shellText.logIn)}
      </Button>
      <OtherPicture picture={picture} busy={busy} />
    </div>
  )
}
