import type { Rates } from 'calls/calculators/conversion'

/** Quoted in dollars by custom; all others are what a dollar costs. */
const inDollars = new Set(['EUR', 'GBP', 'AUD', 'NZD'])

/** More digits than a feed has, so that going through the dollar and back loses none of them. */
const rounded = (rate: number) => Number(rate.toPrecision(12))

/** Rates of each currency to the dollar, from what one unit of some currency costs in each: conversions go through it (decisions 6). */
export function againstDollar(costs: ReadonlyMap<string, number>): Rates {
  const dollar = costs.get('USD') ?? NaN
  const pairs = [...costs]
    .filter(([currency]) => currency !== 'USD')
    .map(([currency, cost]): [string, number] =>
      inDollars.has(currency) ? [`${currency}USD`, rounded(dollar / cost)] : [`USD${currency}`, rounded(cost / dollar)],
    )
  return Object.fromEntries(pairs)
}
