import type { Money } from 'calls/entities/money'
import { offeredCurrencies } from 'calls/entities/offered-currencies'
import type { FormAnswer } from 'calls/account-forms/form-answer'
import { toTyped } from 'shared-state/forms/typed-number'
import { useStore } from 'shared-state/runtime'
import { Grid } from '../grid.tsx'
import { NumberField } from '../number-field.tsx'
import { SelectField } from '../select-field.tsx'

export interface AmountFieldsProps {
  label: string
  currencyLabel: string
  /** Names of both fields. */
  names: { amount: string; currency: string }
  answer: Pick<FormAnswer, 'values' | 'errors'> | undefined
  start?: Money | null | undefined
  help?: string | undefined
  optional?: boolean | undefined
}

/** An amount of money with its currency. */
export function AmountFields({ label, currencyLabel, names, answer, start, help, optional }: AmountFieldsProps) {
  const { lang } = useStore().visitor
  const currency = answer?.values[names.currency] || start?.currency || 'USD'
  return (
    <Grid columns={2}>
      <NumberField
        label={label}
        name={names.amount}
        help={help}
        optional={optional}
        defaultValue={answer?.values[names.amount] ?? (start ? toTyped(start.amount, lang) : '')}
        error={answer?.errors[names.amount]}
      />
      <SelectField
        label={currencyLabel}
        name={names.currency}
        options={[...new Set([...offeredCurrencies, currency])].map(code => ({ value: code, label: code }))}
        defaultValue={currency}
      />
    </Grid>
  )
}
