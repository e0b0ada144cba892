import type { Broker } from '../entities/broker.ts'
import type { BrokerEvidence } from '../entities/broker-evidence.ts'
import type { Finding } from '../entities/finding.ts'
import type { Licence } from '../entities/licence.ts'
import { findingStates } from '../states/finding-states.ts'
import { isExpired } from '../states/licence-states.ts'
import { isActive, mayLead } from './findings-of.ts'
import { strictRegulators } from './named-regulators.ts'

/** The sentences of a verdict: one or two for each finding, and four for a broker without any. */
export const statements = [
  'suspectedClone',
  'revoked',
  'revokedOn',
  'warning',
  'warningOn',
  'noLicence',
  'exceeded',
  'allExpired',
  'allExpiredOn',
  'gradeE',
  'gradeD',
  'notRated',
  'someExpired',
  'offshoreOnly',
  'strict',
  'strictComplaints',
  'licensed',
  'licensedComplaints',
] as const
export type Statement = (typeof statements)[number]

/** What a reader should do next: look the licence up, read the regulator's warning, or look at other brokers. */
export type NextStep = 'register' | 'warning' | 'alternatives'

export interface Verdict {
  /** The finding that the sentence states: the worst one; null if there is none. */
  finding: Finding | null
  statement: Statement
  tone: 'good' | 'plain' | 'warn' | 'bad'
  /** The day that the sentence names. */
  day: string | null
  /** Number of regulators that the sentence names. */
  count: number
  next: NextStep
  /** The licence to look up, if that is the next step. */
  licence: Licence | null
}

type VerdictFacts = Pick<Broker, 'findings' | 'licences' | 'exposureCount' | 'riskLevel'>
type DatedFacts = Pick<BrokerEvidence, 'warning' | 'revokedOn'>

/** From this many complaints on, a broker without findings gets a warning tone. */
const manyComplaints = 10

/**
 * The verdict on a broker, in one sentence: the worst finding, or how it is licensed if there is none. An opinion derived from the record
 * alone; it is never better than the worst state (decisions 7). `now` in ms.
 */
export function verdictOf(broker: VerdictFacts, dated: DatedFacts, now: number): Verdict {
  const [finding = null] = broker.findings
  const strict = strictRegulators(broker, now)
  const said =
    finding === null
      ? withoutFinding(strict, broker)
      : { ...statementOf(finding, broker, dated, now), tone: toneOf(finding) }
  const { next, licence } = nextStep(finding, broker, dated, now)
  return { finding, count: strict, ...said, next, licence }
}

const toneOf = (finding: Finding) => (mayLead({ findings: [finding] }) ? findingStates[finding].tone : 'bad')

function withoutFinding(
  strict: number,
  { exposureCount, riskLevel }: VerdictFacts,
): Pick<Verdict, 'statement' | 'tone' | 'day'> {
  if (exposureCount > 0)
    return {
      statement: strict > 0 ? 'strictComplaints' : 'licensedComplaints',
      tone: exposureCount >= manyComplaints ? 'warn' : 'plain',
      day: null,
    }
  return strict > 0
    ? { statement: 'strict', tone: riskLevel === 'low' ? 'good' : 'plain', day: null }
    : { statement: 'licensed', tone: 'plain', day: null }
}

/** The sentence of a finding: with the day on which it began, if that is known. */
function statementOf(
  finding: Finding,
  { licences }: VerdictFacts,
  { warning, revokedOn }: DatedFacts,
  now: number,
): Pick<Verdict, 'statement' | 'day'> {
  if (finding === 'revoked' && revokedOn) return { statement: 'revokedOn', day: revokedOn }
  if (finding === 'warning' && warning) return { statement: 'warningOn', day: warning.at }
  const ended = licences.filter(licence => isExpired(licence, now)).flatMap(({ expiresAt }) => expiresAt ?? [])
  const last = ended.sort().at(-1)
  if (finding === 'allExpired' && last) return { statement: 'allExpiredOn', day: last }
  return { statement: finding, day: null }
}

const isAbout: Partial<Record<Finding, (licence: Licence, now: number) => boolean>> = {
  suspectedClone: ({ status }) => status === 'suspected_clone',
  revoked: ({ status }) => status === 'revoked',
  exceeded: ({ status }) => status === 'exceeded',
  allExpired: isExpired,
  someExpired: isExpired,
}

/** A finding about a licence is checked in the regulator's register, at the licence that it is about. */
function nextStep(
  finding: Finding | null,
  { licences }: VerdictFacts,
  { warning }: DatedFacts,
  now: number,
): Pick<Verdict, 'next' | 'licence'> {
  if (finding === 'warning' && warning) return { next: 'warning', licence: null }
  if (finding !== null && ['warning', 'noLicence', 'gradeE', 'gradeD', 'notRated'].includes(finding))
    return { next: 'alternatives', licence: null }
  const concerns = (finding && isAbout[finding]) ?? (licence => isActive(licence, now))
  const licence = licences.find(licence => concerns(licence, now)) ?? licences[0]
  return licence ? { next: 'register', licence } : { next: 'alternatives', licence: null }
}
