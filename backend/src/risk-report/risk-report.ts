import type { dealerSkyeyeriskreport } from 'calls/broker-checks'
import type { Broker, ScoreBreakdown } from 'calls/entities/broker'
import type { ComplaintFigures } from 'calls/entities/complaint-figures'
import { licenceStateOf } from 'calls/states/licence-states'
import type { Db } from 'database/db'
import type { CallOutput } from 'shared-state/api/declare-call'
import type { Language } from 'shared-state/i18n/languages'
import { describeComplaints } from '../brokers/complaint-figures.ts'
import { licenceLevel, type Level } from '../brokers/licence-level.ts'
import { riskWords } from './risk-words.ts'
import type { RiskWords } from './risk-words.ts'

type Report = CallOutput<typeof dealerSkyeyeriskreport>
type Finding = Report['items'][number]

/** Numbers of exposures, and of cases without a reply, from which they weigh heavily. */
const MANY_EXPOSURES = 10
const MANY_UNANSWERED = 3
const YOUNG_YEARS = 2
const WEAK_PART = 4
const VERY_WEAK_PART = 2
/** A drop of the score within `DROP_DAYS`, in points, that is worth a mention. */
const DROP = 0.3
const DROP_DAYS = 180

const gravity: Level[] = ['danger', 'warn', 'info']

interface Drop {
  before: number | null
  day: string | null
}

/** The score before its first change of the last months, and the day of its last change. */
const dropSql = `SELECT (array_agg(from_value::numeric ORDER BY at, history_id))[1] AS before, max(at)::date AS day
  FROM broker_history WHERE broker_code = $1 AND field = 'score' AND at > now() - interval '${DROP_DAYS} days'`

/** A broker's risks according to this site's records, most serious first. `reading`: the pending broker; rejects if it does. */
export async function reportRisks(
  db: Db,
  traderCode: string,
  reading: Promise<Broker>,
  lang: Language,
  now = new Date(),
): Promise<Report> {
  const [broker, complaints, drop] = await Promise.all([
    reading,
    describeComplaints(db, traderCode, lang),
    db.one<Drop>(dropSql, [traderCode]),
  ])
  const words = riskWords[lang]
  const items = [
    ...licenceFindings(broker, words, now),
    ...complaintFindings(complaints, words, now),
    ageFinding(broker, words, now),
    ...(drop ? scoreFindings(broker, drop, words) : []),
  ]
  return {
    riskLevel: broker.riskLevel,
    items: items.sort((a, b) => gravity.indexOf(a.level) - gravity.indexOf(b.level)),
    madeAt: now.toISOString(),
  }
}

const dayOf = (moment: string | Date) => (typeof moment === 'string' ? moment : moment.toISOString()).slice(0, 10)

/** One finding per licence, dated by the fact it states; for a sample licence it says that nobody checked it (decisions 8). */
function licenceFindings({ licences, updatedAt }: Broker, words: RiskWords, now: Date): Finding[] {
  if (licences.length === 0)
    return [{ level: 'danger', ...words.noLicence, source: words.sources.record, at: dayOf(updatedAt) }]
  return licences.map(licence => {
    const source = licence.verifiedAt ? words.sources.register(licence.registerHost) : words.sources.unchecked
    const { expiresAt, verifiedAt, effectiveAt } = licence
    if (expiresAt !== null && licenceStateOf(licence, now.getTime()) === 'expired')
      return { level: 'warn', ...words.expired(licence), source, at: expiresAt }
    const at = dayOf(verifiedAt ?? effectiveAt ?? updatedAt)
    return { level: licenceLevel(licence.status), ...words.licence[licence.status](licence), source, at }
  })
}

function complaintFindings(complaints: ComplaintFigures, words: RiskWords, now: Date): Finding[] {
  const { total, overdue, registered, latestAt, resolvedAt, overdueSince } = complaints
  const source = words.sources.exposures
  if (latestAt === null) return [{ level: 'info', ...words.noExposures, source, at: dayOf(now) }]
  const findings: Finding[] = [
    {
      level: total >= MANY_EXPOSURES ? 'danger' : 'warn',
      ...words.exposures(complaints),
      source,
      at: dayOf(latestAt),
    },
  ]
  if (overdueSince !== null)
    findings.push({
      level: overdue >= MANY_UNANSWERED ? 'danger' : 'warn',
      ...words.unanswered(overdue, overdueSince),
      source,
      at: dayOf(overdueSince),
    })
  if (!registered) findings.push({ level: 'info', ...words.notRegistered, source: words.sources.site, at: dayOf(now) })
  if (resolvedAt !== null)
    findings.push({ level: 'info', ...words.resolved(complaints), source, at: dayOf(resolvedAt) })
  return findings
}

function ageFinding({ foundedYear, updatedAt }: Broker, words: RiskWords, now: Date): Finding {
  const found = { source: words.sources.record, at: dayOf(updatedAt) }
  if (foundedYear === null) return { level: 'warn', ...words.noAge, ...found }
  const years = now.getUTCFullYear() - foundedYear
  return { level: years < YOUNG_YEARS ? 'warn' : 'info', ...words.age(foundedYear, years), ...found }
}

type Part = Exclude<keyof ScoreBreakdown, 'weights'>
const parts: Part[] = ['licence', 'regulation', 'riskControl', 'business', 'software']

function scoreFindings({ score, breakdown, updatedAt }: Broker, drop: Drop, words: RiskWords): Finding[] {
  const source = words.sources.score
  if (score === null) return [{ level: 'warn', ...words.notRated, source, at: dayOf(updatedAt) }]
  const findings: Finding[] = []
  const values = breakdown ? parts.map(part => ({ name: words.parts[part], value: breakdown[part] })) : []
  const weak = values.filter(({ value }) => value < WEAK_PART)
  const level = weak.some(({ value }) => value < VERY_WEAK_PART) ? 'danger' : 'warn'
  if (weak.length > 0) findings.push({ level, ...words.weakParts(weak), source, at: dayOf(updatedAt) })
  if (drop.day && drop.before !== null && drop.before - score >= DROP) {
    findings.push({ level: 'warn', ...words.dropped(drop.before, score), source, at: drop.day })
  }
  return findings
}
