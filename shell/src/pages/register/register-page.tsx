import { useRef } from 'react'
import { Form, useLocation, useSearchParams } from 'react-router-dom'
import type { RegisterAnswer } from 'calls/account-forms/register/submit-register'
import { withReturn } from 'calls/account-forms/return-path'
import type { PhoneAnswer } from 'calls/account-forms/sign-in/submit-phone'
import { SiteLink, useFormAnswer, usePageData, useText } from 'shared-state/runtime'
import { Panel } from 'ui/panel'
import { Text } from 'ui/text'
import { Wrap } from 'ui/wrap'
import { shellText } from '../../strings/keys.ts'
import styles from '../login/form.module.css'
import { PhoneSignIn } from '../login/phone-sign-in.tsx'
import { TargetTabs } from '../login/code/target-tabs.tsx'
import { useFocusOnStep } from '../login/use-focus-on-step.ts'
import { useIsSending } from '../login/use-is-sending.ts'
import { AccountForm } from './account-form.tsx'
import { EmailForm } from './email-form.tsx'
import { registersByPhone, type loadRegister } from './load-register.ts'

/** Creates an account: by email in two forms, the address, then the code with password and nickname; by phone with a code alone. */
export function RegisterPage() {
  const t = useText()
  const location = useLocation()
  const [search] = useSearchParams()
  const { codes } = usePageData<typeof loadRegister>()
  const answer = useFormAnswer() as RegisterAnswer | PhoneAnswer | undefined
  const busy = useIsSending()
  const byEmail = answer?.way === 'email' ? answer : undefined
  const emailForms = useRef<HTMLDivElement>(null)
  useFocusOnStep(emailForms, byEmail?.step ?? 'email')
  return (
    <Wrap>
      <div className={styles.page}>
        <Panel>
          <h1 className={styles.title}>{t(shellText.registerTitle)}</h1>
          <p className={styles.lead}>{t(shellText.registerDescription)}</p>
          <TargetTabs
            label={t(shellText.codeTarget)}
            page="/register.html"
            current={registersByPhone(search) ? 'phone' : 'email'}
          />
          {registersByPhone(search) ? (
            <Form method="post" noValidate>
              <PhoneSignIn answer={answer?.way === 'phone' ? answer : undefined} busy={busy} codes={codes} />
            </Form>
          ) : (
            <div ref={emailForms}>
              {byEmail?.step === 'account' ? (
                <AccountForm answer={byEmail} busy={busy} />
              ) : (
                <EmailForm answer={byEmail} busy={busy} />
              )}
            </div>
          )}
          <Text as="p" size="sm" tone="quiet">
            {t(shellText.haveAccount)}{' '}
            <SiteLink to={withReturn('/login.html', location)}>{t(shellText.logIn)}</SiteLink>
          </Text>
        </Panel>
      </div>
    </Wrap>
  )
}
