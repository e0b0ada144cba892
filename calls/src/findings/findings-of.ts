import { findings, unfitFindings } from '../entities/finding.ts'
import type { Finding } from '../entities/finding.ts'
import type { Licence, LicenceStatus } from '../entities/licence.ts'
import type { Grade } from '../rating/grade.ts'
import { isExpired } from '../states/licence-states.ts'

export type LicenceFacts = Pick<Licence, 'status' | 'expiresAt'>

export interface BrokerFacts {
  grade: Grade | null
  /** The state of the broker's licences as a whole, as its record has it. */
  licenceStatus: LicenceStatus
  licences: readonly LicenceFacts[]
  /** Whether a regulator's published warning names it. */
  warned: boolean
}

/** Whether a licence covers a broker's business today, `now` in ms: neither expired nor exceeded, revoked or another firm's. */
export const isActive = (licence: LicenceFacts, now: number): boolean =>
  (licence.status === 'regulated' || licence.status === 'offshore') && !isExpired(licence, now)

/**
 * What speaks against a broker, worst first; empty if nothing does. The worse of the record's overall status and its single licences
 * counts. Every statement about a broker derives from this list, so that none says anything better than its worst state (decisions 7).
 */
export function findingsOf({ grade, licenceStatus, licences, warned }: BrokerFacts, now: number): Finding[] {
  const has = (status: LicenceStatus) => licenceStatus === status || licences.some(licence => licence.status === status)
  const active = licences.filter(licence => isActive(licence, now))
  const lapsed = licences.filter(licence => licence.status !== 'revoked' && isExpired(licence, now))
  const holds: Record<Finding, boolean> = {
    suspectedClone: has('suspected_clone'),
    revoked: has('revoked'),
    warning: warned,
    noLicence: licenceStatus === 'unregulated' || licences.every(({ status }) => status === 'unregulated'),
    exceeded: has('exceeded'),
    allExpired: active.length === 0 && lapsed.length > 0,
    gradeE: grade === 'E',
    gradeD: grade === 'D',
    notRated: grade === null,
    someExpired: active.length > 0 && lapsed.length > 0,
    offshoreOnly:
      active.length > 0 && (licenceStatus === 'offshore' || active.every(({ status }) => status === 'offshore')),
  }
  return findings.filter(finding => holds[finding])
}

/** Whether a broker may lead a list, be recommended or carry a green sign (decisions 7). */
export const mayLead = ({ findings }: { findings: readonly Finding[] }): boolean =>
  !findings.some(finding => (unfitFindings as readonly Finding[]).includes(finding))
