import { useRef } from 'react'
import { Form, useLocation, useSearchParams } from 'react-router-dom'
import { targetOf } from 'calls/account-forms/codes/code-state'
import { forgotKind, type ForgotAnswer } from 'calls/account-forms/forgot/submit-forgot'
import { withReturn } from 'calls/account-forms/return-path'
import { SiteLink, useFormAnswer, usePageData, useText } from 'shared-state/runtime'
import { Button } from 'ui/button'
import { Note } from 'ui/note'
import { Panel } from 'ui/panel'
import { Wrap } from 'ui/wrap'
import { BotCheckField, OtherPicture } from '../../bot-check/bot-check-field.tsx'
import { shellText } from '../../strings/keys.ts'
import { CarriedCode } from '../login/code/carried-code.tsx'
import { CodeField } from '../login/code/code-field.tsx'
import { EmailField } from '../login/code/email-field.tsx'
import { PhoneFields } from '../login/code/phone-fields.tsx'
import { ResendButton } from '../login/code/resend-button.tsx'
import { TargetTabs } from '../login/code/target-tabs.tsx'
import { UsernameForManagers } from '../login/code/username-for-managers.tsx'
import styles from '../login/form.module.css'
import { useFocusOnRefusal } from '../login/use-focus-on-refusal.ts'
import { useFocusOnStep } from '../login/use-focus-on-step.ts'
import { useIsSending } from '../login/use-is-sending.ts'
import { NewPasswordField } from '../register/new-password-field.tsx'
import type { loadForgot } from './load-forgot.ts'

/** A forgotten password: sends a code to the account's email address or phone number, which permits setting a new password. */
export function ForgotPage() {
  const t = useText()
  const location = useLocation()
  const [search] = useSearchParams()
  const kind = forgotKind(search)
  const given = useFormAnswer() as ForgotAnswer | undefined
  const answer = given?.kind === kind ? given : undefined
  const refusal = answer?.refusal ?? null
  const place = useRef<HTMLDivElement>(null)
  useFocusOnStep(place, answer?.step ?? 'send')
  useFocusOnRefusal(place, refusal)
  return (
    <Wrap>
      <div className={styles.page}>
        <Panel>
          <h1 className={styles.title}>{t(shellText.forgotTitle)}</h1>
          <p className={styles.lead}>{t(shellText.forgotLead)}</p>
          <TargetTabs label={t(shellText.codeTarget)} page="/forgot.html" current={kind} />
          <Form key={kind} method="post" noValidate>
            <div ref={place} className={styles.fields}>
              {refusal?.message && (
                <Note tone="bad" live>
                  {refusal.message}
                </Note>
              )}
              {answer?.step === 'password' ? (
                <PasswordStep answer={answer} />
              ) : (
                <SendStep kind={kind} answer={answer} />
              )}
            </div>
          </Form>
          <p>
            <SiteLink to={withReturn('/login.html', location)}>{t(shellText.logIn)}</SiteLink>
          </p>
        </Panel>
      </div>
    </Wrap>
  )
}

function SendStep({ kind, answer }: { kind: ForgotAnswer['kind']; answer: ForgotAnswer | undefined }) {
  const t = useText()
  const { codes } = usePageData<typeof loadForgot>()
  const busy = useIsSending()
  const { refusal, picture } = answer ?? { refusal: null, picture: null }
  return (
    <>
      {kind === 'email' ? (
        <EmailField typed={answer?.email} refusal={refusal} />
      ) : (
        <PhoneFields typed={answer} refusal={refusal} codes={codes} />
      )}
      <BotCheckField refusal={refusal} picture={picture} />
      <Button type="submit" name="step" value="send" wide busy={busy}>
        {t(shellText.sendCode)}
      </Button>
      <OtherPicture picture={picture} busy={busy} />
    </>
  )
}

function PasswordStep({ answer }: { answer: ForgotAnswer }) {
  const t = useText()
  const busy = useIsSending()
  const { kind, refusal, minutes, codeToken, email } = answer
  const account = targetOf(answer)
  return (
    <>
      <CarriedCode state={answer} />
      <UsernameForManagers value={account} />
      {!codeToken && <Note live>{t(shellText.forgotSent, { account, minutes })}</Note>}
      {codeToken && kind === 'email' && <Note tone="good">{t(shellText.addressProved, { email })}</Note>}
      {!codeToken && <CodeField kind={kind} refusal={refusal} />}
      <NewPasswordField label={t(shellText.newPasswordLabel)} name="newPassword" error={refusal?.fields.newPassword} />
      <Button type="submit" name="step" value="password" wide busy={busy}>
        {t(shellText.saveNewPassword)}
      </Button>
      {!codeToken && <ResendButton state={answer} busy={busy} step="send" />}
      <Button type="submit" name="step" value="other" variant="ghost" busy={busy}>
        {t(kind === 'email' ? shellText.otherAddress : shellText.otherNumber)}
      </Button>
    </>
  )
}
