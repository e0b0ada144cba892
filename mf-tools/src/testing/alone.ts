import { positionSize } from 'calls/calculators/position'
import { forextoolsIndexinit, forextoolsPosition } from 'calls/tools'
import { mockAnswer, type AreaAlone } from 'shared-state/contract/area-alone'
import { ApiError } from 'shared-state/runtime'

const rates = { EURUSD: 1.0842, GBPUSD: 1.271, USDJPY: 151.3, USDIDR: 15_840 }
const source = 'Sample rates'

/** Setup for running the area on its own: rates, and the result that the server's calculator would return. */
export const alone: AreaAlone = {
  params: {},
  states: [
    '/tools/position.html?pair=EURUSD&account=USD&balance=5000&riskPct=1&stopPips=20',
    '/tools/position.html?pair=EURUSD&account=USD&balance=abc',
  ],
  answers: [
    mockAnswer(forextoolsIndexinit, ({ made }) => ({
      ...made,
      pairs: Object.keys(rates).map(pair => ({
        pair,
        pip: pair.endsWith('JPY') ? 0.01 : 0.0001,
        contractSize: 100_000,
        lotStep: 0.01,
      })),
      currencies: ['USD', 'EUR', 'GBP', 'JPY', 'IDR'],
      rates,
      source,
    })),
    mockAnswer(forextoolsPosition, ({ input, made }) => {
      const result = positionSize(input, input.rates ?? rates)
      if (!result.ok) {
        const errors = result.faults.map(({ field }) => ({ field, message: 'Enter a valid value.' }))
        throw new ApiError({ call: forextoolsPosition.name, status: 400, code: 1000, message: '', errors })
      }
      const { ok: _ok, pairs, ...size } = result
      return { ...size, ratesUsed: { ...made.ratesUsed, pairs, source } }
    }),
  ],
}
