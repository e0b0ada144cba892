import type { StopOut } from 'calls/calculators/stop-out'
import type { Words } from '../calculator/figures.ts'
import type { LiquidationValues } from './liquidation-fields.ts'

export interface LiquidationGiven {
  answer: StopOut
  values: LiquidationValues
  words: Words
  again: (change: { leverage: number }) => StopOut | undefined
}
