import type { Finding } from '../entities/finding.ts'

/** Why a broker is on the black list (decisions 7), worst first. Each is the finding of the same name. */
export const blacklistReasons = ['suspectedClone', 'revoked', 'warning', 'noLicence'] as const
export type BlacklistReason = (typeof blacklistReasons)[number]

/**
 * The reasons for which a broker is on the black list, worst first; empty if it is not. The want of a licence is one only together with a
 * public complaint.
 */
export const blacklistReasonsOf = ({
  findings,
  exposureCount,
}: {
  findings: readonly Finding[]
  exposureCount: number
}): BlacklistReason[] =>
  blacklistReasons.filter(reason => findings.includes(reason) && (reason !== 'noLicence' || exposureCount > 0))

/** The reasons as the database has them in `brokers.blacklisted`: a sum of these bits, greater for worse. */
export const blacklistBits: Record<BlacklistReason, number> = {
  suspectedClone: 8,
  revoked: 4,
  warning: 2,
  noLicence: 1,
}
