import type { Broker } from '../entities/broker.ts'
import type { Finding } from '../entities/finding.ts'
import { isActive, mayLead } from './findings-of.ts'

/** Findings about a broker's licences: next to one of them, the name of a regulator would read as if that licence were in order. */
const aboutLicences: readonly Finding[] = [
  'suspectedClone',
  'revoked',
  'warning',
  'noLicence',
  'exceeded',
  'allExpired',
]

/** The regulators that may be named next to a broker's worst state, strictest first; none if its licences are in doubt. */
export const namedRegulators = <Regulator>({
  findings,
  regulators,
}: {
  findings: readonly Finding[]
  regulators: readonly Regulator[]
}): readonly Regulator[] => (findings.some(finding => aboutLicences.includes(finding)) ? [] : regulators)

/** The strictest of the four tiers. */
const strictest = 1

/**
 * The number of strict regulators that a broker may be praised for, `now` in ms: those of its active full licences, and none if the
 * broker may not lead or counts as offshore as a whole (decisions 7).
 */
export function strictRegulators(broker: Pick<Broker, 'findings' | 'licences'>, now: number): number {
  if (!mayLead(broker) || broker.findings.includes('offshoreOnly')) return 0
  const strict = broker.licences.filter(
    licence => licence.status === 'regulated' && licence.tier === strictest && isActive(licence, now),
  )
  return new Set(strict.map(({ regulatorId }) => regulatorId)).size
}
