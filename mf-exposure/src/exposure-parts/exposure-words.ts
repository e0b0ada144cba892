import type { Exposure } from 'calls/entities/exposure'
import { exposureText } from '../strings/keys.ts'

export const reasonText: Record<Exposure['reason'], number> = {
  unable_to_withdraw: exposureText.unableToWithdraw,
  severe_slippage: exposureText.severeSlippage,
  scam: exposureText.scam,
  other: exposureText.otherReason,
}
