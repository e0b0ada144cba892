import { useText } from 'shared-state/runtime'
import { Chip } from 'ui/chip'
import { RadioGroup } from 'ui/radio-group'
import { Row } from 'ui/row'
import { Stack } from 'ui/stack'
import type { Field } from '../calculator/fields.ts'
import type { FormFieldProps } from './form-field-props.ts'

/** One of a few values. A mode changes the form, so its values are links, which work without JavaScript too. */
export function OptionChoice({ name, field, state }: FormFieldProps<Extract<Field, { kind: 'option' | 'mode' }>>) {
  const t = useText()
  const { texts, change, addressWith } = state
  if (field.kind === 'option')
    return (
      <RadioGroup
        label={t(field.label)}
        name={name}
        look="bar"
        value={texts[name]}
        options={field.options.map(({ value, label }) => ({ value, label: t(label) }))}
        onChange={value => change(name, value)}
      />
    )
  return (
    <Stack gap="s">
      <input type="hidden" name={name} value={texts[name]} />
      <strong>{t(field.label)}</strong>
      <Row gap="s">
        {field.options.map(({ value, label }) => (
          <Chip key={value} small label={t(label)} selected={texts[name] === value} to={addressWith(name, value)} />
        ))}
      </Row>
    </Stack>
  )
}
