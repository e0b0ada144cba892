import type { ListingField } from 'calls/market/listing-fields'
import { useText } from 'shared-state/runtime'
import { CheckboxField } from 'ui/checkbox-field'
import { NumberField } from 'ui/number-field'
import { AmountFields } from 'ui/post-form/amount-fields'
import { RadioGroup } from 'ui/radio-group'
import { SelectField } from 'ui/select-field'
import { TextField } from 'ui/text-field'
import { TextareaField } from 'ui/textarea-field'
import { fieldText } from '../../listing-parts/kind-words.ts'
import { softwareName } from '../../listing-parts/software-name.ts'
import { addText } from '../../strings/keys.ts'
import type { AddState } from '../add-state.ts'
import { hintOf, isRequired } from '../field-hints.ts'
import { currencyName } from '../form-fields.ts'
import type { AddData } from '../load-add.ts'
import { BrokerField } from './broker-field.tsx'

export interface KindFieldProps {
  field: ListingField
  data: Pick<AddData, 'regulators'>
  state: AddState
  errors: Readonly<Record<string, string>>
}

/** The form's part for one declared field, by its kind. */
export function KindField({ field, data, state, errors }: KindFieldProps) {
  const t = useText()
  const { kind, name } = field
  const { values } = state
  const hint = hintOf(field)
  const typed = {
    label: t(fieldText[name]!),
    name,
    help: hint === undefined ? undefined : t(hint),
    optional: !isRequired(field),
    defaultValue: values[name] ?? '',
    error: errors[name],
  }
  switch (kind) {
    case 'line':
      return <TextField {...typed} maxLength={field.max} autoComplete="off" />
    case 'link':
      return <TextField {...typed} type="url" inputMode="url" maxLength={field.max} autoComplete="off" dir="ltr" />
    case 'words':
      return <TextareaField {...typed} rows={4} />
    case 'currencies':
      return <TextField {...typed} autoComplete="off" autoCapitalize="characters" dir="ltr" />
    case 'choice': {
      const { label, help, defaultValue, error } = typed
      const options = field.values.map(value => ({ value, label: softwareName(value, t) }))
      return <RadioGroup {...{ label, name, help, defaultValue, error, options }} />
    }
    case 'flag': {
      const { label, help, error, defaultValue } = typed
      return <CheckboxField {...{ label, name, help, error }} value="on" defaultChecked={defaultValue === 'on'} />
    }
    case 'count':
      return <NumberField {...typed} whole />
    case 'money':
      if (field.atLeast !== undefined) return <NumberField {...typed} />
      return (
        <AmountFields
          label={typed.label}
          help={typed.help}
          optional={typed.optional}
          currencyLabel={t(addText.currencyOf)}
          names={{ amount: name, currency: currencyName(name) }}
          answer={{ values: { ...values }, errors: { ...errors } }}
        />
      )
    case 'day':
      return <TextField {...typed} type="date" />
    case 'regulator':
      return (
        <SelectField
          {...typed}
          placeholder={t(addText.chooseRegulator)}
          options={data.regulators.map(one => ({
            value: one.code,
            label: one.abbreviation ? `${one.name} (${one.abbreviation})` : one.name,
          }))}
        />
      )
    case 'broker':
      return <BrokerField label={typed.label} name={name} help={typed.help} error={typed.error} state={state} />
  }
}
