import type { FormAnswer } from 'calls/account-forms/form-answer'
import { exposureReasons, type Exposure } from 'calls/entities/exposure'
import type { Money } from 'calls/entities/money'
import { toTyped } from 'shared-state/forms/typed-number'
import { useStore, useText } from 'shared-state/runtime'
import { Grid } from 'ui/grid'
import { NumberField } from 'ui/number-field'
import { RadioGroup } from 'ui/radio-group'
import { SelectField } from 'ui/select-field'
import { reasonText } from '../exposure-parts/exposure-words.ts'
import { exposureText } from '../strings/keys.ts'
import { claimCurrencies } from './claim-currencies.ts'

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
export function AmountFields({ answer, start, help, optional }: AmountFieldsProps) {
  const t = useText()
  const { lang } = useStore().visitor
  const currency = answer?.values.currency ?? start?.currency ?? 'USD'
  return (
    <Grid columns={2}>
      <NumberField
        label={t(exposureText.amountClaimed)}
        name="amount"
        help={help}
        optional={optional}
        defaultValue={answer?.values.amount ?? (start ? toTyped(start.amount, lang) : '')}
        error={answer?.errors.amount}
      />
      <SelectField
        label={t(exposureText.currency)}
        name="currency"
        options={[...new Set([...claimCurrencies, currency])].map(code => ({ value: code, label: code }))}
        defaultValue={currency}
      />
    </Grid>
  )
}
