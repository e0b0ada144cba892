import type { Statement } from 'calls/findings/verdict'
import { brokersText } from '../strings/keys.ts'

/** The sentence of each verdict; with a day those that end in 'On'. */
export const verdictWords = {
  suspectedClone: brokersText.verdictClone,
  revoked: brokersText.verdictRevoked,
  revokedOn: brokersText.verdictRevokedOn,
  warning: brokersText.verdictWarning,
  warningOn: brokersText.verdictWarningOn,
  noLicence: brokersText.verdictNoLicence,
  exceeded: brokersText.verdictExceeded,
  allExpired: brokersText.verdictAllExpired,
  allExpiredOn: brokersText.verdictAllExpiredOn,
  gradeE: brokersText.verdictGradeE,
  gradeD: brokersText.verdictGradeD,
  notRated: brokersText.verdictNotRated,
  someExpired: brokersText.verdictSomeExpired,
  offshoreOnly: brokersText.verdictOffshoreOnly,
  strict: brokersText.verdictStrict,
  strictComplaints: brokersText.verdictStrictComplaints,
  licensed: brokersText.verdictLicensed,
  licensedComplaints: brokersText.verdictLicensedComplaints,
} as const satisfies Record<Statement, number>
