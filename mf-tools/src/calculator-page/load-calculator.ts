import { forextoolsIndexinit } from 'calls/tools'
import { redirectTo, type LoadContext } from 'shared-state/runtime'
import type { Calculator } from '../calculator/declare-calculator.ts'
import { addressOf, readTexts, typedField } from './texts.ts'

/**
 * The form as filled by the address, and what the site offers. The answer is not part of it: page and server calculate it with the same
 * formula. Numbers in the visitor's own notation are redirected to their plain address (302).
 */
export async function loadCalculator(calculator: Calculator, { url, lang, api, signal }: LoadContext) {
  const texts = readTexts(calculator, url.searchParams, lang)
  if (url.searchParams.has(typedField)) throw redirectTo(`/${lang}${addressOf(calculator, texts, lang)}`)
  const { pairs, currencies, rates, ratesAt, source } = await api.call(forextoolsIndexinit, {}, { signal })
  return { texts, pairs: pairs.map(({ pair }) => pair), currencies, rates, ratesAt, source }
}

export type CalculatorData = Awaited<ReturnType<typeof loadCalculator>>
