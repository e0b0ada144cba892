import type { Exposure } from 'calls/entities/exposure'
import { complaintsText } from '../strings/keys.ts'

export const reasonText: Record<Exposure['reason'], number> = {
  unable_to_withdraw: complaintsText.unableToWithdraw,
  severe_slippage: complaintsText.severeSlippage,
  scam: complaintsText.scam,
  other: complaintsText.otherReason,
}
