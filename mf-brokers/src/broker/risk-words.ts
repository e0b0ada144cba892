import type { Broker } from 'calls/entities/broker'
import { brokersText } from '../strings/keys.ts'

export const riskWords = {
  low: brokersText.riskLow,
  medium: brokersText.riskMedium,
  high: brokersText.riskHigh,
} as const satisfies Record<Broker['riskLevel'], number>
