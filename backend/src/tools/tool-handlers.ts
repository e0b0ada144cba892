import { instrumentOf, offeredCurrencies, offeredPairs } from 'calls/calculators/instruments'
import { positionSize } from 'calls/calculators/position'
import type { PositionFault } from 'calls/calculators/position'
import { forextoolsIndexinit, forextoolsPosition } from 'calls/tools'
import { handle } from 'platform/api/handle'
import type { CallHandler } from 'platform/api/handle'
import { Refusal } from 'platform/api/refusal'
import { errorCodes } from 'shared-state/api/error-codes'
import type { ErrorCode } from 'shared-state/api/error-codes'
import type { Language } from 'shared-state/i18n/languages'
import type { ReadReferenceRates } from '../rates/reference-rates.ts'
import { fieldMessage } from '../refusal-messages/field-messages.ts'

/** Tools that have a page. */
const tools = [{ code: 'position', name: { en: 'Position size', id: 'Ukuran posisi' } }]

export function toolHandlers({ referenceRates }: { referenceRates: ReadReferenceRates }): CallHandler[] {
  return [
    handle(forextoolsIndexinit, async (_input, { caller: { lang } }) => {
      const { rates, source, at } = await referenceRates()
      return {
        tools: tools.map(({ code, name }) => ({ code, name: name[lang], url: `/${lang}/tools/${code}.html` })),
        pairs: offeredPairs.map(pair => ({ pair, ...instrumentOf(pair) })),
        currencies: [...offeredCurrencies],
        rates: { ...rates },
        ratesAt: at,
        source,
        configured: source !== null,
      }
    }),
    handle(forextoolsPosition, async ({ rates, ...input }, { caller }) => {
      const reference = rates ? { rates, source: 'request', at: null } : await referenceRates()
      const result = positionSize(input, reference.rates)
      if (!result.ok) throw refusalOf(result.faults, caller.lang)
      const { ok: _ok, pairs, ...size } = result
      return { ...size, ratesUsed: { pairs, source: reference.source ?? 'none', at: reference.at } }
    }),
  ]
}

const codeOf: Record<PositionFault['fault'], ErrorCode> = {
  missing: errorCodes.missing,
  range: errorCodes.outOfRange,
  form: errorCodes.wrongForm,
  both: errorCodes.wrongForm,
  side: errorCodes.outOfRange,
  rate: errorCodes.rateMissing,
}

/** One invalid field returns its own code, several return 1000 (`errorCodes`). */
function refusalOf(faults: readonly PositionFault[], lang: Language): Refusal {
  const errors = faults.map(fault => ({ field: fault.field, message: messageOf(fault, lang) }))
  const [first] = faults
  return new Refusal(faults.length === 1 && first ? codeOf[first.fault] : errorCodes.badRequest, { errors })
}

function messageOf({ fault, max, other, pair }: PositionFault, lang: Language): string {
  if (fault === 'missing') return fieldMessage('missing', lang)
  if (fault === 'both') return fieldMessage('onlyOne', lang, { other: other ?? '' })
  if (fault === 'rate') return fieldMessage('rateMissing', lang, { pair: pair ?? '' })
  if (fault === 'form') return fieldMessage('wrongForm', lang)
  return max === undefined
    ? fieldMessage('aboveZero', lang, { limit: 0 })
    : fieldMessage('tooBig', lang, { limit: max })
}
