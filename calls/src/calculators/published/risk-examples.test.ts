import { computed, rowsOf } from '../../testing/published-example.ts'
import type { PublishedExample, Source } from '../../testing/published-example.ts'
import { riskAndReturn } from '../risk-and-return.ts'
import type { RiskInput } from '../risk-and-return.ts'

const alphaex: Source = ['AlphaEx Capital: Drawdown Recovery', 'https://www.alphaexcapital.com/tools/drawdown-recovery']
const aiCamp: Source = [
  'AI Trading Camp: Drawdown Recovery Calculator',
  'https://aitradingcamp.com/calculators/drawdown-recovery',
]
const vault: Source = [
  'The Calculator Vault: Drawdown Recovery',
  'https://thecalculatorvault.com/finance/drawdown-recovery',
]
const matrix: Source = ['Win rate and risk/reward matrix', 'https://mycryptocal.com/win-rate-risk-reward-matrix']
const ledger: Source = ['PnL Ledger: Break-even Win Rate by RR table', 'https://www.pnlledger.com/?p=1252']
const stocks365: Source = ['Stocks365: Risk-reward calculator', 'https://stocks365.com/calculators/risk-reward']
const habits: Source = [
  'Trading Habits: The Three Levers: Win Rate, Average Win, Average Loss',
  'https://www.tradinghabits.com/course/high-probability-day-trading/11/2/1',
]
const edge: Source = [
  'Prove Your Edge: What is trading expectancy',
  'https://proveyouredge.com/what-is-trading-expectancy',
]
const learn: Source = [
  'Learn Forex: Calculate your expectancy',
  'https://learnforex.foobrdigital.com/calculate-your-expectancy/',
]

const recovery = (of: Source, lossPct: number, requiredGainPct: string): PublishedExample<RiskInput> => ({
  of,
  says: `recovery from ${lossPct}%`,
  input: { lossPct },
  prints: { requiredGainPct },
})
const breakEven = (of: Source, rewardToRisk: number, breakEvenWinRatePct: string): PublishedExample<RiskInput> => ({
  of,
  says: `${rewardToRisk} to 1`,
  input: { rewardToRisk },
  prints: { breakEvenWinRatePct },
})
const expectancy = (
  of: Source,
  [winRatePct, avgWin, avgLoss]: [number, number, number],
  prints: Record<string, string>,
): PublishedExample<RiskInput> => ({
  of,
  says: `${winRatePct}% of ${avgWin} against ${avgLoss}`,
  input: { winRatePct, avgWin, avgLoss },
  prints,
})

const examples: PublishedExample<RiskInput>[] = [
  recovery(alphaex, 5, '5.3'),
  recovery(alphaex, 10, '11.1'),
  recovery(alphaex, 20, '25.0'),
  recovery(alphaex, 30, '42.9'),
  recovery(alphaex, 40, '66.7'),
  recovery(alphaex, 50, '100.0'),
  recovery(alphaex, 60, '150.0'),
  recovery(alphaex, 70, '233.3'),
  recovery(alphaex, 80, '400.0'),
  recovery(alphaex, 90, '900.0'),
  recovery(aiCamp, 15, '17.6'),
  recovery(aiCamp, 25, '33.3'),
  recovery(aiCamp, 35, '53.8'),
  recovery(vault, 10, '11.11'),
  recovery(vault, 30, '42.86'),
  recovery(vault, 75, '300'),
  breakEven(matrix, 0.25, '80.0'),
  breakEven(matrix, 0.75, '57.1'),
  breakEven(matrix, 1.5, '40.0'),
  breakEven(matrix, 2.25, '30.8'),
  breakEven(matrix, 3.5, '22.2'),
  breakEven(matrix, 4.75, '17.4'),
  breakEven(ledger, 2, '33.33'),
  breakEven(ledger, 3, '25'),
  {
    of: stocks365,
    says: 'entry 100, target 110, stop 95',
    input: { side: 'buy', entry: 100, target: 110, stop: 95 },
    prints: { reward: '10', risk: '5', rewardToRisk: '2' },
  },
  expectancy(habits, [60, 200, 100], { expectancy: '80' }),
  expectancy(habits, [70, 200, 100], { expectancy: '110' }),
  expectancy(edge, [70, 0.8, 2], { expectancy: '-0.04' }),
  expectancy(edge, [40, 2.5, 1], { expectancy: '0.4' }),
  expectancy(learn, [60, 400, 300], { expectancyR: '0.40' }),
  expectancy(matrix, [40, 2, 1], { expectancyR: '0.2' }),
  expectancy(matrix, [65, 5, 1], { expectancyR: '2.9' }),
]

test.each(rowsOf(examples))('risk and return match %s', (_name, example) => {
  expect(computed(riskAndReturn, example)).toEqual(example.prints)
})
