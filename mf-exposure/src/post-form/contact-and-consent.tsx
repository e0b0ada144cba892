import { EyeOff } from '@lucide/icons'
import type { FormAnswer } from 'calls/account-forms/form-answer'
import { useText } from 'shared-state/runtime'
import { CheckboxField } from 'ui/checkbox-field'
import { Icon } from 'ui/icon'
import { TextField } from 'ui/text-field'
import { exposureText } from '../strings/keys.ts'

interface ContactAndConsentProps {
  answer: FormAnswer | undefined
  start?: string
  help: string
  consent: string
}

/** The private contact, and the consent without which nothing is sent. */
export function ContactAndConsent({ answer, start = '', help, consent }: ContactAndConsentProps) {
  const t = useText()
  return (
    <>
      <TextField
        label={t(exposureText.privateContact)}
        name="contact"
        maxLength={100}
        autoComplete="email"
        before={<Icon of={EyeOff} />}
        help={help}
        defaultValue={answer?.values.contact ?? start}
        error={answer?.errors.contact}
      />
      <CheckboxField
        name="consent"
        label={consent}
        defaultChecked={answer?.values.consent === 'on'}
        error={answer?.errors.consent}
      />
    </>
  )
}
