import type { Rates } from 'calls/calculators/conversion'

/** Currencies quoted in dollars by convention; others are quoted per dollar. */
const inDollars = new Set(['EUR', 'GBP', 'AUD', 'NZD'])

/** More digits than a feed has, so that conversion through the dollar loses none. */
const rounded = (rate: number) => Number(rate.toPrecision(12))

/**
 * Rates of each currency against the dollar, from the price of one unit of a base currency in each: conversions go through
 * the dollar (decisions 6).
 */
export function againstDollar(costs: ReadonlyMap<string, number>): Rates {
  const dollar = costs.get('USD') ?? NaN
  const pairs = [...costs]
    .filter(([currency]) => currency !== 'USD')
    .map(([currency, cost]): [string, number] =>
      inDollars.has(currency) ? [`${currency}USD`, rounded(dollar / cost)] : [`USD${currency}`, rounded(cost / dollar)],
    )
  return Object.fromEntries(pairs)
}
