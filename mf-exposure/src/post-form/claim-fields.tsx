import type { FormAnswer } from 'calls/account-forms/form-answer'
import { exposureReasons, type Exposure } from 'calls/entities/exposure'
import type { Money } from 'calls/entities/money'
import { useText } from 'shared-state/runtime'
import { AmountFields as Amount } from 'ui/post-form/amount-fields'
import { RadioGroup } from 'ui/radio-group'
import { reasonText } from '../exposure-parts/exposure-words.ts'
import { exposureText } from '../strings/keys.ts'

interface ReasonFieldProps {
  answer: FormAnswer | undefined
  start?: Exposure['reason'] | null
}

/** What a complaint is about. */
export function ReasonField({ answer, start }: ReasonFieldProps) {
  const t = useText()
  return (
    <RadioGroup
      label={t(exposureText.whatAbout)}
      name="reason"
      options={exposureReasons.map(reason => ({ value: reason, label: t(reasonText[reason]) }))}
      defaultValue={answer?.values.reason ?? start ?? undefined}
      error={answer?.errors.reason}
    />
  )
}

interface AmountFieldsProps {
  answer: FormAnswer | undefined
  start?: Money | null
  help: string
  optional?: boolean
}

/** The amount claimed, with its currency. */
export function AmountFields(props: AmountFieldsProps) {
  const t = useText()
  return (
    <Amount
      {...props}
      label={t(exposureText.amountClaimed)}
      currencyLabel={t(exposureText.currency)}
      names={{ amount: 'amount', currency: 'currency' }}
    />
  )
}
