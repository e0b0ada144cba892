import { convert } from 'calls/calculators/conversion'
import { useText } from 'shared-state/runtime'
import { NumberField } from 'ui/number-field'
import { toolsText } from '../strings/keys.ts'
import { useWords } from '../calculator/figures.ts'
import { baseOf, pairName, quoteOf } from '../calculator/rate-pair.ts'
import { mostCharacters, rateField, ratePairField } from './texts.ts'
import type { CalculatorState } from './use-calculator.ts'

/** The visitor's own rate for the one pair that the calculation needs. */
export function RateField({ pair, state: { texts, errors, data, change } }: { pair: string; state: CalculatorState }) {
  const t = useText()
  const { rate } = useWords()
  const conversion = convert(baseOf(pair), quoteOf(pair), data.rates)
  return (
    <>
      <input type="hidden" name={ratePairField} value={pair} />
      <NumberField
        label={t(toolsText.rate, { pair: pairName(pair) })}
        name={rateField}
        value={texts[rateField]}
        maxLength={mostCharacters}
        error={errors[rateField]}
        help={conversion.ok ? t(toolsText.siteRate, { rate: rate(conversion.rate) }) : t(toolsText.noSiteRate)}
        onChange={({ target }) => change(rateField, target.value)}
      />
    </>
  )
}
