import { observer } from 'mobx-react-lite'
import { useRef } from 'react'
import { Form, useLocation } from 'react-router-dom'
import { withReturn } from 'calls/account-forms/return-path'
import type { ThirdAnswer } from 'calls/account-forms/sign-in/submit-third'
import { SiteLink, useFormAnswer, usePageData, useStore, useText } from 'shared-state/runtime'
import { Button } from 'ui/button'
import { CheckboxField } from 'ui/checkbox-field'
import { Note } from 'ui/note'
import { Panel } from 'ui/panel'
import { PasswordField } from 'ui/password-field'
import { Wrap } from 'ui/wrap'
import { shellText } from '../../../strings/keys.ts'
import { AccountRules } from '../../register/account-rules.tsx'
import { NickField } from '../../register/nick-field.tsx'
import styles from '../form.module.css'
import { useFocusOnRefusal } from '../use-focus-on-refusal.ts'
import { useIsSending } from '../use-is-sending.ts'
import type { loadThird } from './load-third.ts'

/** After a first sign-in with an external account: create an account here, or link an existing one. */
export const ThirdPage = observer(function ThirdPage() {
  const t = useText()
  const pending = usePageData<typeof loadThird>()
  const location = useLocation()
  const { user } = useStore().session
  const answer = useFormAnswer() as ThirdAnswer | undefined
  const place = useRef<HTMLDivElement>(null)
  const refusal = answer?.refusal ?? null
  useFocusOnRefusal(place, refusal)
  const values = { provider: pending.name, name: user?.nick ?? '' }
  return (
    <Wrap>
      <div className={styles.page}>
        <Panel>
          <h1 className={styles.title}>{t(shellText.thirdTitle)}</h1>
          <p className={styles.lead}>{t(user ? shellText.thirdBindLead : shellText.thirdLead, values)}</p>
          <Form method="post" noValidate>
            <div ref={place} className={styles.fields}>
              {refusal?.message && (
                <Note tone="bad" live>
                  {refusal.message}
                </Note>
              )}
              {user ? (
                <BindFields provider={pending.provider} refusal={refusal} />
              ) : (
                <RegisterFields answer={answer} nick={pending.nick ?? ''} hasEmail={pending.email !== null} />
              )}
            </div>
          </Form>
          {!user && (
            <p>
              {t(shellText.haveAccount)}{' '}
              <SiteLink to={withReturn('/login.html', location)}>{t(shellText.thirdBindLink)}</SiteLink>
            </p>
          )}
        </Panel>
      </div>
    </Wrap>
  )
})

function BindFields({ provider, refusal }: { provider: string; refusal: ThirdAnswer['refusal'] | null }) {
  const t = useText()
  const busy = useIsSending()
  return (
    <>
      <input type="hidden" name="provider" value={provider} />
      <PasswordField
        label={t(shellText.password)}
        name="password"
        autoComplete="current-password"
        required
        error={refusal?.fields.password}
      />
      <Button type="submit" name="act" value="bind" wide busy={busy}>
        {t(shellText.thirdBind)}
      </Button>
    </>
  )
}

function RegisterFields({
  answer,
  nick,
  hasEmail,
}: {
  answer: ThirdAnswer | undefined
  nick: string
  hasEmail: boolean
}) {
  const t = useText()
  const busy = useIsSending()
  return (
    <>
      <NickField typed={answer?.nick ?? nick} refusal={answer?.refusal ?? null} />
      <AccountRules by={hasEmail ? 'email' : null} />
      <CheckboxField
        label={t(shellText.acceptRules)}
        name="terms"
        required
        defaultChecked={answer?.terms}
        error={answer?.refusal.fields.terms}
      />
      <Button type="submit" name="act" value="register" wide busy={busy}>
        {t(shellText.makeAccount)}
      </Button>
    </>
  )
}
