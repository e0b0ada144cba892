import { forextoolsIndexinit, forextoolsPosition } from 'calls/tools'
import { Locale } from 'shared-state/i18n/locale'
import { ApiError, redirectTo, type LoadContext } from 'shared-state/runtime'
import { addressOf, questionOf, readTexts, typedField, type PositionQuestion } from './position-query.ts'
import { fieldOf, solvePosition, type PositionOutcome } from './solve-position.ts'

/** The form as filled by the address, and its result. Numbers in the visitor's own notation are redirected to their plain address (302). */
export async function loadPosition(context: LoadContext) {
  const { url, lang, api, signal, store } = context
  const texts = readTexts(url.searchParams, lang)
  if (url.searchParams.has(typedField)) throw redirectTo(`/${lang}${addressOf(texts, lang)}`)
  const question = questionOf(texts, lang)
  // JSON cannot represent NaN, so an unreadable number makes the call pointless.
  const isReadable = question.unreadable.length === 0
  const [offer, asked] = await Promise.all([
    api.call(forextoolsIndexinit, {}, { signal }),
    isReadable ? askPosition(question, context) : undefined,
  ])
  const { currencies, rates, ratesAt, source } = offer
  const { formatNumber } = new Locale(lang, store.visitor.facts.now, '')
  const outcome = asked ?? solvePosition(question, rates, { t: store.text.t, formatNumber })
  return { texts, outcome, pairs: offer.pairs.map(({ pair }) => pair), currencies, rates, ratesAt, source }
}

export type PositionData = Awaited<ReturnType<typeof loadPosition>>

async function askPosition(
  { input, ownRates }: PositionQuestion,
  { api, signal }: LoadContext,
): Promise<PositionOutcome> {
  try {
    const { ratesUsed, ...size } = await api.call(forextoolsPosition, { ...input, rates: ownRates }, { signal })
    return { answer: { ...size, pairs: ratesUsed.pairs }, errors: {} }
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 400 || error.errors.length === 0) throw error
    return {
      answer: null,
      errors: Object.fromEntries(error.errors.map(({ field, message }) => [fieldOf(field), message])),
    }
  }
}
