import { forextoolsTradecost } from 'calls/trade-costs'
import { searchDetail } from 'calls/search'
import { mockAnswer } from 'shared-state/contract/area-alone'

/** Costs of whole cents, so that pages show what a broker would charge; no broker is found by name. */
export const costsAnswers = [
  mockAnswer(forextoolsTradecost, ({ made, input }) => ({
    ...made,
    items: made.items.map((item, index) => ({
      ...item,
      account: 'Raw',
      spreadPips: 0.1 * index,
      costs:
        index === 2
          ? null
          : { spread: index * input.lots, commission: 7 * input.lots, total: (7 + index) * input.lots },
      cheapest: index === 0,
    })),
  })),
  mockAnswer(searchDetail, ({ made }) => ({ ...made, items: [], total: 0 })),
]
