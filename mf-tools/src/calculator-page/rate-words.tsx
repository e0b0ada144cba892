import { isStale } from 'calls/calculators/rate-age'
import { useLocale, useStore, useText } from 'shared-state/runtime'
import { Text } from 'ui/text'
import { toolsText } from '../strings/keys.ts'
import { useWords } from '../calculator/figures.ts'
import { pairName } from '../calculator/rate-pair.ts'
import type { CalculatorState } from './use-calculator.ts'

type Rated = Pick<CalculatorState, 'calculator' | 'data'> & {
  answer: Pick<NonNullable<CalculatorState['answer']>, 'pairs' | 'ownPair'>
}

/** The rates that a result is based on, with their date and source; '' for a calculator that needs none. */
export function useRateWords({ calculator, answer: { pairs, ownPair }, data: { ratesAt, source } }: Rated): string {
  const t = useText()
  const { formatDate } = useLocale()
  const { now } = useStore().visitor.facts
  const { number } = useWords()
  const list = (isListed: (pair: string) => boolean) =>
    Object.entries(pairs)
      .filter(([pair]) => isListed(pair))
      .map(([pair, rate]) => `${pairName(pair)} ${number(rate)}`)
      .join(', ')
  const own = list(pair => pair === ownPair)
  const rates = list(pair => pair !== ownPair)
  if (!own && !rates) return calculator.converts ? t(toolsText.noRateNeeded) : ''
  const dated = { rates, date: ratesAt ? formatDate(ratesAt) : '', source: source ?? '' }
  return [
    own && t(toolsText.ownRateUsed, { rates: own }),
    rates && t(source === 'sample' ? toolsText.sampleRates : toolsText.referenceRates, dated),
    rates && ratesAt && source !== 'sample' && isStale(ratesAt, now) && t(toolsText.oldRate),
  ]
    .filter(Boolean)
    .join('. ')
}

export function RateWords(rated: Rated) {
  const words = useRateWords(rated)
  if (words === '') return null
  return (
    <Text as="p" size="sm" tone="faint">
      {words}
    </Text>
  )
}
