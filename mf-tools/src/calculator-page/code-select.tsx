import { instrumentOf, isSymbol } from 'calls/calculators/instruments'
import { useText } from 'shared-state/runtime'
import { SelectField } from 'ui/select-field'
import { toolsText } from '../strings/keys.ts'
import type { Field } from '../calculator/fields.ts'
import { useWords } from '../calculator/figures.ts'
import type { FormFieldProps } from './form-field-props.ts'
import { baseOf, pairName } from '../calculator/rate-pair.ts'

const isCode = { pair: isSymbol, currency: (code: string) => /^[A-Z]{3}$/.test(code) }

const groups = {
  forex: toolsText.forex,
  metal: toolsText.metals,
  index: toolsText.indices,
  crypto: toolsText.crypto,
}

/** An instrument or a currency. A code that the site does not offer can be given in the address and stays selectable. */
export function CodeSelect({ name, field, state }: FormFieldProps<Extract<Field, { kind: 'pair' | 'currency' }>>) {
  const t = useText()
  const { number } = useWords()
  const { texts, errors, data, change } = state
  const chosen = texts[name] ?? ''
  const isPair = field.kind === 'pair'
  const offered = isPair ? data.pairs : data.currencies
  const codes = isCode[field.kind](chosen) && !offered.includes(chosen) ? [chosen, ...offered] : offered
  const isKnown = codes.includes(chosen)
  const { contractSize, pip } = instrumentOf(chosen)
  return (
    <SelectField
      label={t(field.label)}
      name={name}
      value={isKnown ? chosen : ''}
      error={errors[name]}
      help={
        isPair && isKnown
          ? t(toolsText.instrumentFacts, { size: number(contractSize), base: baseOf(chosen), pip: number(pip) })
          : undefined
      }
      options={codes.map(code =>
        isPair
          ? { value: code, label: pairName(code), group: t(groups[instrumentOf(code).kind]) }
          : { value: code, label: code },
      )}
      placeholder={isKnown ? undefined : t(toolsText.choose)}
      onChange={({ target }) => change(name, target.value)}
    />
  )
}
