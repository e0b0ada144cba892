import { answerOf } from './answer.ts'
import type { Rates } from './conversion.ts'
import { exact } from './exact.ts'
import type { Exact } from './exact.ts'
import { choiceFaults, requiredFaults } from './faults.ts'
import type { Fault, Outcome } from './faults.ts'
import { sides } from './sides.ts'

/** One of four ways to ask; fields of two of them exclude each other. */
export interface RiskInput {
  /** The trade's prices. */
  side?: string | undefined
  entry?: number | undefined
  stop?: number | undefined
  target?: number | undefined
  /** Reward for one unit of risk. */
  rewardToRisk?: number | undefined
  /** Percent of trades that win, 0 to 100, with the average win and the average loss (both positive, in one currency). */
  winRatePct?: number | undefined
  avgWin?: number | undefined
  avgLoss?: number | undefined
  /** Loss in percent of the account, below 100. */
  lossPct?: number | undefined
}

/** What the given fields determine. */
export interface RiskAndReturn {
  /** Distances of stop and target from the entry, in units of the price. */
  risk?: number | undefined
  reward?: number | undefined
  rewardToRisk?: number | undefined
  /** Percent of trades that have to win for a result of zero. */
  breakEvenWinRatePct?: number | undefined
  /** Average result of a trade, in the currency of the averages. */
  expectancy?: number | undefined
  /** The same in multiples of the average loss. */
  expectancyR?: number | undefined
  /** Gain that makes up for the loss, in percent of what is left. */
  requiredGainPct?: number | undefined
}

type Field = keyof RiskInput

const forms = {
  prices: ['side', 'entry', 'stop', 'target'],
  ratio: ['rewardToRisk'],
  averages: ['winRatePct', 'avgWin', 'avgLoss'],
  loss: ['lossPct'],
} as const satisfies Record<string, readonly Field[]>
type Form = keyof typeof forms

const FULL = 100

/**
 * Risk and return (decisions 6): R = reward ÷ risk; break-even win rate 1/(1 + R); expectancy p·W − (1 − p)·L; recovery L/(1 − L).
 * Before costs. Uses no rate.
 */
export function riskAndReturn(input: RiskInput, _rates?: Rates): Outcome<RiskAndReturn, Field> {
  const given = (Object.keys(forms) as Form[]).filter(form => forms[form].some(field => input[field] !== undefined))
  const [form = 'ratio', ...others] = given
  const faults = [...others.map(other => bothFault(input, form, other)), ...faultsOf[form](input)]
  if (faults.length > 0) return { ok: false, faults }
  const { side: _side, ...numbers } = input
  return answerOf(resultsOf(form, input), numbers, {})
}

/** The first given field of each form. */
function bothFault(input: RiskInput, form: Form, other: Form): Fault<Field> {
  const first = (name: Form): Field => forms[name].find(field => input[field] !== undefined) ?? forms[name][0]
  return { field: first(other), fault: 'both', other: first(form) }
}

const percent = { min: 0, max: FULL }

const faultsOf: Record<Form, (input: RiskInput) => Fault<Field>[]> = {
  prices: pricesFaults,
  ratio: ({ rewardToRisk }) => requiredFaults(rewardToRisk, 'rewardToRisk'),
  averages: ({ winRatePct, avgWin, avgLoss }) => [
    ...requiredFaults(winRatePct, 'winRatePct', percent),
    ...requiredFaults(avgWin, 'avgWin'),
    ...requiredFaults(avgLoss, 'avgLoss'),
  ],
  loss: ({ lossPct }) => requiredFaults(lossPct, 'lossPct', { above: 0, below: FULL }),
}

/** A purchase has its stop below the entry and its target above; a sale the other way round. */
function pricesFaults({ side, entry, stop, target }: RiskInput): Fault<Field>[] {
  const faults: Fault<Field>[] = [
    ...choiceFaults(side, 'side', sides),
    ...requiredFaults(entry, 'entry'),
    ...requiredFaults(stop, 'stop'),
    ...requiredFaults(target, 'target'),
  ]
  if (faults.length > 0) return faults
  const [losing, winning] = side === 'buy' ? (['below', 'above'] as const) : (['above', 'below'] as const)
  const lies = (price = 0, where: 'above' | 'below') =>
    where === 'above' ? price > (entry ?? 0) : price < (entry ?? 0)
  return [
    ...(lies(stop, losing) ? [] : [wrongSide('stop', losing)]),
    ...(lies(target, winning) ? [] : [wrongSide('target', winning)]),
  ]
}

const wrongSide = (field: Field, direction: 'above' | 'below'): Fault<Field> => ({
  field,
  fault: 'side',
  other: 'entry',
  direction,
})

function resultsOf(form: Form, input: RiskInput) {
  const { entry = 0, stop = 0, target = 0, rewardToRisk = 0, winRatePct = 0, avgWin = 0, avgLoss = 0 } = input
  if (form === 'loss') {
    const lossPct = exact(input.lossPct ?? 0)
    return { requiredGainPct: lossPct.div(exact(FULL).minus(lossPct)).times(FULL) }
  }
  if (form === 'ratio') return ratioResults(exact(rewardToRisk))
  if (form === 'prices') {
    const risk = exact(entry).minus(exact(stop)).abs()
    const reward = exact(target).minus(exact(entry)).abs()
    return { risk, reward, ...ratioResults(reward.div(risk)) }
  }
  const wins = exact(winRatePct).div(FULL)
  const expectancy = wins.times(exact(avgWin)).minus(exact(1).minus(wins).times(exact(avgLoss)))
  const ratio = exact(avgWin).div(exact(avgLoss))
  return { ...ratioResults(ratio), expectancy, expectancyR: expectancy.div(exact(avgLoss)) }
}

const ratioResults = (ratio: Exact) => ({
  rewardToRisk: ratio,
  breakEvenWinRatePct: exact(FULL).div(ratio.plus(1)),
})
