import type { Text } from 'shared-state/i18n/text'
import { plainText, type Shown } from '../calculator/shown.ts'

interface ResultTextParts {
  shown: Shown
  rates: string
  address: string
  t: Text['t']
}

/** A result with its working as lines of text, for a message or a trading journal. */
export function resultText({ shown, rates, address, t }: ResultTextParts): string {
  const { title, figure, unit, sentence, facts, steps } = shown
  return [
    `${title}: ${figure}${unit ? ` ${unit}` : ''}`,
    plainText(sentence),
    ...facts.map(({ label, value }) => `${label}: ${value}`),
    ...steps.map(({ name, how, result }, index) => `${index + 1}. ${t(name)}: ${how} = ${result}`),
    rates,
    address,
  ]
    .filter(line => line !== '')
    .join('\n')
}
