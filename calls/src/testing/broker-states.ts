import type { Finding } from '../entities/finding.ts'
import { licenceStatuses } from '../entities/licence.ts'
import { findingsOf } from '../findings/findings-of.ts'
import type { BrokerFacts } from '../findings/findings-of.ts'

/** `licences` expire long before or long after `now`, so that any clock of the years between may judge them. */
export interface BrokerState extends Pick<BrokerFacts, 'grade' | 'licenceStatus' | 'licences'> {
  findings: Finding[]
}

const now = Date.parse('2026-11-20T12:00:00Z')
const days = [null, '2020-01-01', '2040-01-01']
const licences = licenceStatuses.flatMap(status => days.map(expiresAt => ({ status, expiresAt })))
const some = [[], ...licences.map(one => [one]), ...licences.flatMap(one => licences.map(other => [one, other]))]

/** Brokers with up to two licences of any status, the best grade and each that is a finding, with and without a warning; one of each set of findings. */
export function everyBrokerState(): BrokerState[] {
  const states = new Map<string, BrokerState>()
  for (const held of some)
    for (const grade of ['AAA', 'D', 'E', null] as const)
      for (const licenceStatus of licenceStatuses)
        for (const warned of [false, true]) {
          const findings = findingsOf({ grade, licenceStatus, licences: held, warned }, now)
          const key = findings.join()
          if (!states.has(key)) states.set(key, { grade, licenceStatus, licences: held, findings })
        }
  return [...states.values()]
}
