import type { Calculator } from '../calculator/declare-calculator.ts'
import type { Field, Texts } from '../calculator/fields.ts'
import type { Words } from '../calculator/figures.ts'
import { pairName } from '../calculator/rate-pair.ts'
import { fieldsOf, isShown } from './texts.ts'

/** An input in one line: `EUR/USD · USD · 5,000 · 1% · 18 pips`. */
export function inputWords(calculator: Calculator, texts: Texts, words: Words): string {
  const told = fieldsOf(calculator).map(([name, field]) =>
    isShown(field, texts) && texts[name] ? fieldWords(field, texts[name], texts, words) : '',
  )
  return told.filter(text => text !== '').join(' · ')
}

function fieldWords(field: Field, text: string, texts: Texts, words: Words): string {
  if (field.kind === 'pair') return pairName(text)
  if (field.kind === 'currency') return text
  if (field.kind !== 'number') return words.t(field.options.find(({ value }) => value === text)!.label)
  const after = field.after?.(texts, words) ?? ''
  return `${text}${after && after !== '%' ? ' ' : ''}${after}`
}
