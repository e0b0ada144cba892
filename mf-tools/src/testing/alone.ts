import { instrumentOf, offeredSymbols } from 'calls/calculators/instruments'
import { forextoolsIndexinit } from 'calls/tools'
import { mockAnswer, type AreaAlone } from 'shared-state/contract/area-alone'
import { costsAnswers } from './alone-costs.ts'
import { quoteAnswers } from './alone-quote.ts'
import { swiftAnswers, swiftParams, swiftStates } from './alone-swift.ts'

const rates = { EURUSD: 1.0842, GBPUSD: 1.271, USDJPY: 151.3, USDIDR: 15_840 }
const source = 'Sample rates'

/** Setup for running the area on its own: what the site offers, and its rates. The pages calculate by themselves. */
export const alone: AreaAlone = {
  params: swiftParams,
  paramsOf: { 'swift-codes/:country/:city/:bank': { city: 'berlin' } },
  // One frame looks like another.
  again: /^embed\/tools\/(?!position)/,
  states: [
    '/tools/position.html?pair=EURUSD&account=USD&balance=abc',
    '/tools/profit.html?pair=US500&account=EUR&side=sell&size=2&unit=lots&open=5200&close=5300',
    '/tools/margin.html?pair=XAUUSD&account=USD&size=1&unit=lots&leverage=20',
    '/tools/swap.html?mode=percent&pair=USDJPY&account=IDR&size=20000&unit=units&swapRate=1.5&nights=7',
    '/tools/riskandreturn.html?from=results',
    '/tools/riskandreturn.html?from=loss',
    '/tools/brustrisk.html?size=1&unit=units&balance=50000',
    '/tools/costs.html?lots=x&add=nobody',
    '/quote.html?symbol=EURUSD&keyword=zzz',
    ...swiftStates,
  ],
  answers: [
    mockAnswer(forextoolsIndexinit, ({ made }) => ({
      ...made,
      pairs: offeredSymbols.map(pair => {
        const { pip, contractSize, lotStep } = instrumentOf(pair)
        return { pair, pip, contractSize, lotStep }
      }),
      currencies: ['USD', 'EUR', 'GBP', 'JPY', 'IDR'],
      rates,
      source,
    })),
    ...costsAnswers,
    ...quoteAnswers,
    ...swiftAnswers,
  ],
}
