import { useRef } from 'react'
import { targetOf } from 'calls/account-forms/codes/code-state'
import type { DiallingCodes } from 'calls/account-forms/codes/dialling-codes'
import type { PhoneAnswer } from 'calls/account-forms/sign-in/submit-phone'
import { useText } from 'shared-state/runtime'
import { Button } from 'ui/button'
import { CheckboxField } from 'ui/checkbox-field'
import { Note } from 'ui/note'
import { BotCheckField, OtherPicture } from '../../bot-check/bot-check-field.tsx'
import { shellText } from '../../strings/keys.ts'
import { AccountRules } from '../register/account-rules.tsx'
import { CarriedCode } from './code/carried-code.tsx'
import { CodeField } from './code/code-field.tsx'
import { PhoneFields } from './code/phone-fields.tsx'
import { ResendButton } from './code/resend-button.tsx'
import styles from './form.module.css'
import type { SignInFieldsProps } from './sign-in-fields.ts'
import { useFocusOnRefusal } from './use-focus-on-refusal.ts'
import { useFocusOnStep } from './use-focus-on-step.ts'

type PhoneSignInProps = Pick<SignInFieldsProps<PhoneAnswer>, 'answer' | 'busy'> & { codes: DiallingCodes | null }

/** Signing in with a phone number: the number, the code sent to it, and for a new number the terms. */
export function PhoneSignIn({ answer, busy, codes }: PhoneSignInProps) {
  const place = useRef<HTMLDivElement>(null)
  const refusal = answer?.refusal ?? null
  useFocusOnStep(place, answer?.step ?? 'phone')
  useFocusOnRefusal(place, refusal)
  return (
    <div ref={place} className={styles.fields}>
      <input type="hidden" name="way" value="phone" />
      {refusal?.message && (
        <Note tone="bad" live>
          {refusal.message}
        </Note>
      )}
      {answer === undefined || answer.step === 'phone' ? (
        <NumberStep answer={answer} busy={busy} codes={codes} />
      ) : (
        <CodeStep answer={answer} busy={busy} />
      )}
    </div>
  )
}

function NumberStep({ answer, busy, codes }: PhoneSignInProps) {
  const t = useText()
  const { refusal, picture } = answer ?? { refusal: null, picture: null }
  return (
    <>
      <PhoneFields typed={answer} refusal={refusal} codes={codes} help={t(shellText.smsHelp)} />
      <BotCheckField refusal={refusal} picture={picture} />
      <Button type="submit" name="step" value="phone" wide busy={busy}>
        {t(shellText.sendCode)}
      </Button>
      <OtherPicture picture={picture} busy={busy} />
    </>
  )
}

function CodeStep({ answer, busy }: { answer: PhoneAnswer; busy: boolean }) {
  const t = useText()
  const { step, refusal, minutes, remember } = answer
  const phone = targetOf(answer)
  const isNew = step === 'terms'
  return (
    <>
      <CarriedCode state={answer} />
      <Note live>{isNew ? t(shellText.numberIsNew, { phone }) : t(shellText.smsSent, { phone, minutes })}</Note>
      {isNew ? (
        <>
          {remember && <input type="hidden" name="remember" value="on" />}
          <AccountRules by="phone" />
          <CheckboxField label={t(shellText.acceptRules)} name="terms" required error={refusal?.fields.terms} />
          <Button type="submit" name="step" value="terms" wide busy={busy}>
            {t(shellText.makeAccount)}
          </Button>
        </>
      ) : (
        <>
          <CodeField kind="phone" refusal={refusal} />
          <CheckboxField label={t(shellText.remember)} name="remember" defaultChecked={remember} />
          <Button type="submit" name="step" value="code" wide busy={busy}>
            {t(shellText.logIn)}
          </Button>
          <ResendButton state={answer} busy={busy} step="phone" />
        </>
      )}
      <Button type="submit" name="step" value="other" variant="ghost" busy={busy}>
        {t(shellText.otherNumber)}
      </Button>
    </>
  )
}
