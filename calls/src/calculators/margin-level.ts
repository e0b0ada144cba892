import { answerOf } from './answer.ts'
import type { Rates } from './conversion.ts'
import { exact } from './exact.ts'
import { anyNumber, requiredFaults } from './faults.ts'
import type { Fault, Outcome } from './faults.ts'

/** Amounts in the account's currency: the equity, or the balance with the floating profit (negative: loss) of the open positions. */
export interface MarginLevelInput {
  equity?: number | undefined
  balance?: number | undefined
  floating?: number | undefined
  usedMargin?: number | undefined
}

export interface MarginLevel {
  equity: number
  freeMargin: number
  marginLevelPct: number
}

/** Margin level (decisions 6): equity = balance + floating; free margin = equity − used; level = equity / used × 100. Uses no rate. */
export function marginLevel(input: MarginLevelInput, _rates?: Rates): Outcome<MarginLevel, keyof MarginLevelInput> {
  const { balance = 0, floating = 0, usedMargin = 0 } = input
  const faults = [...equityFaults(input), ...requiredFaults(input.usedMargin, 'usedMargin')]
  if (faults.length > 0) return { ok: false, faults }
  const equity = input.equity === undefined ? exact(balance).plus(exact(floating)) : exact(input.equity)
  const results = {
    equity,
    freeMargin: equity.minus(exact(usedMargin)),
    marginLevelPct: equity.div(exact(usedMargin)).times(100),
  }
  return answerOf(results, { equity: input.equity, balance: input.balance, floating: input.floating, usedMargin }, {})
}

/** The equity may be negative: a price gap can cost more than the balance. */
function equityFaults({ equity, balance, floating }: MarginLevelInput): Fault<keyof MarginLevelInput>[] {
  if (equity === undefined) {
    if (balance === undefined && floating === undefined) return [{ field: 'equity', fault: 'missing' }]
    return [...requiredFaults(balance, 'balance'), ...requiredFaults(floating, 'floating', anyNumber)]
  }
  if (balance !== undefined) return [{ field: 'equity', fault: 'both', other: 'balance' }]
  if (floating !== undefined) return [{ field: 'equity', fault: 'both', other: 'floating' }]
  return requiredFaults(equity, 'equity', anyNumber)
}
