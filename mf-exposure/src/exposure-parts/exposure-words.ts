import type { Exposure } from 'calls/entities/exposure'
import type { reportReasons } from 'calls/entities/report-reason'
import { exposureText } from '../strings/keys.ts'

export const reasonText: Record<Exposure['reason'], number> = {
  unable_to_withdraw: exposureText.unableToWithdraw,
  severe_slippage: exposureText.severeSlippage,
  scam: exposureText.scam,
  other: exposureText.otherReason,
}

export const reportReasonText: Record<(typeof reportReasons)[number], number> = {
  false: exposureText.reportFalse,
  abuse: exposureText.reportAbuse,
  privacy: exposureText.reportPrivacy,
  spam: exposureText.reportSpam,
  other: exposureText.reportOther,
}
