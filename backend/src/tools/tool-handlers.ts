import { brustRisk } from 'calls/calculators/brust-risk'
import type { Rates } from 'calls/calculators/conversion'
import { exchangeAmount } from 'calls/calculators/exchange'
import type { Outcome } from 'calls/calculators/faults'
import { instrumentOf, offeredCurrencies, offeredSymbols } from 'calls/calculators/instruments'
import { requiredMargin } from 'calls/calculators/margin'
import { pipValueOf } from 'calls/calculators/pip-value'
import { positionSize } from 'calls/calculators/position'
import { profitOf } from 'calls/calculators/profit'
import { riskAndReturn } from 'calls/calculators/risk-and-return'
import { swapOf } from 'calls/calculators/swap'
import * as calls from 'calls/tools'
import { handle } from 'platform/api/handle'
import type { CallHandler } from 'platform/api/handle'
import type { CallDeclaration } from 'shared-state/api/declare-call'
import { listed } from 'shared-state/contract/area-lists'
import type { OutputOfSchema, Schema } from 'shared-state/schema'
import type { ActiveReleases } from '../area-lists/active-releases.ts'
import { pageLink } from '../home/page-link.ts'
import type { ReadReferenceRates } from '../rates/reference-rates.ts'
import { faultRefusal } from './fault-refusal.ts'

interface ToolDeps {
  referenceRates: ReadReferenceRates
  releases: ActiveReleases
}

export function toolHandlers({ referenceRates, releases }: ToolDeps): CallHandler[] {
  const answer = answerWith(referenceRates)
  return [
    handle(calls.forextoolsIndexinit, async (_input, { caller: { lang } }) => {
      const { rates, source, at } = await referenceRates()
      const pages = listed(releases(), 'pages').filter(({ under }) => under === 'tools')
      return {
        tools: pages.map(page => pageLink(page, lang)),
        pairs: offeredSymbols.map(symbol => sizesOf(symbol)),
        currencies: [...offeredCurrencies],
        rates: { ...rates },
        ratesAt: at,
        source,
        configured: source !== null,
      }
    }),
    answer(calls.forextoolsPosition, positionSize),
    answer(calls.forextoolsBrustrisk, brustRisk),
    answer(calls.forextoolsProfit, profitOf),
    answer(calls.forextoolsPip, pipValueOf),
    answer(calls.forextoolsMargin, requiredMargin),
    answer(calls.forextoolsSwap, swapOf),
    answer(calls.currencyExchangechange, exchangeAmount),
    // Needs no rate, and names none.
    handle(calls.forextoolsRiskandreturn, async (input, { caller }) => {
      const result = riskAndReturn(input)
      if (!result.ok) throw faultRefusal(result.faults, caller.lang)
      const { ok: _ok, pairs: _pairs, ...figures } = result
      return figures
    }),
  ]
}

function sizesOf(pair: string) {
  const { pip, contractSize, lotStep } = instrumentOf(pair)
  return { pair, pip, contractSize, lotStep }
}

type WithRates = { rates?: Rates | undefined }
type Formula<Fields> = (input: Fields, rates: Rates) => Outcome<object, string>

/** Binds a call to its formula: with the caller's rates, else the site's; the answer names those that were used. */
const answerWith =
  (referenceRates: ReadReferenceRates) =>
  <Input extends Schema, Output extends Schema>(
    call: CallDeclaration<Input, Output>,
    formula: Formula<Omit<OutputOfSchema<Input>, 'rates'>>,
  ): CallHandler =>
    handle(call, async (input, { caller }) => {
      const { rates: own, ...fields } = input as OutputOfSchema<Input> & WithRates
      const { rates, source, at } = own ? { rates: own, source: 'request', at: null } : await referenceRates()
      const result = formula(fields, rates)
      if (!result.ok) throw faultRefusal(result.faults, caller.lang)
      const { ok: _ok, pairs, ...figures } = result
      return { ...figures, ratesUsed: { pairs, source: source ?? 'none', at } } as OutputOfSchema<Output>
    })
