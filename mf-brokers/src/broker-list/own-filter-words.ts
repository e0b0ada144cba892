import type { Broker } from 'calls/entities/broker'
import type { useText } from 'shared-state/runtime'
import { brokersText } from '../strings/keys.ts'

export const riskTexts: Record<Broker['riskLevel'], number> = {
  low: brokersText.riskLow,
  medium: brokersText.riskMedium,
  high: brokersText.riskHigh,
}

/** Names that are the same in every language; the word for web is translated. */
const systems: Record<string, string> = { ios: 'iOS', android: 'Android', windows: 'Windows', mac: 'macOS' }

export const systemName = (system: string, t: ReturnType<typeof useText>): string =>
  system === 'web' ? t(brokersText.web) : (systems[system] ?? system)
