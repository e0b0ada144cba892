import { toTyped } from 'shared-state/forms/typed-number'
import { useStore, useText } from 'shared-state/runtime'
import { Chip } from 'ui/chip'
import { NumberField } from 'ui/number-field'
import { Row } from 'ui/row'
import { Stack } from 'ui/stack'
import { toolsText } from '../strings/keys.ts'
import type { NumberField as Declared } from '../calculator/fields.ts'
import { useWords, type Words } from '../calculator/figures.ts'
import type { FormFieldProps } from './form-field-props.ts'
import { mostCharacters } from './texts.ts'
import type { CalculatorState } from './use-calculator.ts'

/** A number typed in the visitor's notation, with common values to choose from. */
export function NumberInput({ name, field, state }: FormFieldProps<Declared>) {
  const t = useText()
  const words = useWords()
  const { lang } = useStore().visitor
  const { texts, errors } = state
  const { label, before, after, presets } = field
  const control = (
    <NumberField
      label={t(label)}
      name={name}
      value={texts[name]}
      maxLength={mostCharacters}
      error={errors[name]}
      before={before?.(texts, words)}
      after={after?.(texts, words)}
      help={helpOf(field, state, words)}
      onChange={({ target }) => state.change(name, target.value)}
    />
  )
  if (!presets) return control
  return (
    <Stack gap="s">
      {control}
      <Row gap="s">
        {presets.values.map(value => (
          <Chip
            key={value}
            small
            label={presets.text(value, words)}
            selected={texts[name] === toTyped(value, lang)}
            to={state.addressWith(name, toTyped(value, lang))}
          />
        ))}
      </Row>
    </Stack>
  )
}

/** What happens if the field is left empty, or what to type. */
function helpOf({ help, standard, reference }: Declared, { texts, data }: CalculatorState, words: Words) {
  const { t, number, rate } = words
  const value = standard?.(texts, data.rates)
  if (value !== undefined) return t(toolsText.standard, { value: number(value) })
  const price = reference?.(texts, data.rates)
  if (price !== undefined) return t(toolsText.siteRate, { rate: rate(price) })
  if (reference) return t(toolsText.noSiteRate)
  return help && t(help)
}
