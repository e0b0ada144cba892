import type { Broker } from 'calls/entities/broker'
import type { Finding } from 'calls/entities/finding'
import type { Licence } from 'calls/entities/licence'
import { isActive } from 'calls/findings/findings-of'
import { ratingDigits } from 'calls/rating/score-digits'
import { findingStates } from 'calls/states/finding-states'
import type { ReactNode } from 'react'
import { SiteLink, useLocale, useStore, useText } from 'shared-state/runtime'
import { brokerPath, exposuresPath } from '../addresses.ts'
import { brokersText } from '../strings/keys.ts'
import type { BrokerData } from './load-broker.ts'
import { evidenceAnchors } from './evidence-anchors.ts'
import styles from './verdict-band.module.css'

/** A statement that links to its evidence, and its date. */
function Fact({ name, to, date, children }: { name: string; to: string; date?: ReactNode; children: ReactNode }) {
  return (
    <span className={styles.fact} data-verdict={name}>
      <SiteLink to={to} className={styles.evidence}>
        {children}
      </SiteLink>
      {date && <span className={styles.date}>{date}</span>}
    </span>
  )
}

/** Findings that the fact about the licences can state. */
const licenceFindings = [
  'suspectedClone',
  'revoked',
  'noLicence',
  'exceeded',
  'allExpired',
  'someExpired',
  'offshoreOnly',
] as const

const worstLicenceFinding = (findings: readonly Finding[]) =>
  licenceFindings.find(finding => findings.includes(finding))

/** The findings that the verdict band states: the worst of all, and the worst about the licences. */
export const statedFindings = ({ findings }: Pick<Broker, 'findings'>): readonly (Finding | undefined)[] => [
  findings[0],
  worstLicenceFinding(findings),
]

/** The worst that is known of its licences, or how many are active, and when they were checked. */
export function LicenceFact({ data: { broker } }: { data: BrokerData }) {
  const t = useText()
  const { formatDate } = useLocale()
  const { now } = useStore().visitor.facts
  const { findings, licences, sample, updatedAt } = broker
  const worst = worstLicenceFinding(findings)
  const active = licences.filter(licence => isActive(licence, now))
  const checked = lastChecked(licences)
  const date = () => {
    if (checked) return t(brokersText.checkedAt, { date: formatDate(checked) })
    if (sample) return t(brokersText.sampleNotChecked)
    if (licences.length > 0) return t(brokersText.notChecked)
    return t(brokersText.recordedAt, { date: formatDate(updatedAt) })
  }
  return (
    <Fact name="licence" to={brokerPath(broker, licences.length > 0 ? 'regulator' : 'safe')} date={date()}>
      {worst ? t(findingStates[worst].text) : t(brokersText.activeLicences, { count: active.length })}
    </Fact>
  )
}

/** The earliest check, if all licences were checked: the state of all of them is known as of that day. */
function lastChecked(licences: readonly Licence[]): string | null {
  const checks = licences.flatMap(({ verifiedAt }) => verifiedAt ?? []).sort()
  return checks.length === licences.length ? (checks[0] ?? null) : null
}

/** The latest public complaint and the number of all, or a statement that there is none. */
export function ComplaintFact({ data: { broker, evidence } }: { data: BrokerData }) {
  const t = useText()
  const { formatDate } = useLocale()
  const { complaint } = evidence
  const count = broker.exposureCount
  if (complaint) {
    const all = count > 1 && (
      <>
        , <SiteLink to={exposuresPath(broker.code)}>{t(brokersText.complaintsInAll, { count })}</SiteLink>
      </>
    )
    return (
      <Fact
        name="complaint"
        to={`/exposure/${complaint.slug}-${complaint.code}.html`}
        date={
          <>
            {formatDate(complaint.at)}
            {all}
          </>
        }
      >
        {complaint.reasonName}
      </Fact>
    )
  }
  return (
    <Fact name="complaint" to={exposuresPath(broker.code)}>
      {count > 0 ? t(brokersText.complaintsPublished, { count }) : t(brokersText.noComplaint)}
    </Fact>
  )
}

/** The score and its grade, as of the last change of the record. */
export function ScoreFact({ data: { broker } }: { data: BrokerData }) {
  const t = useText()
  const { formatDate, formatNumber } = useLocale()
  const { score, grade, updatedAt } = broker
  return (
    <Fact
      name="score"
      to={`${brokerPath(broker)}#${evidenceAnchors.score}`}
      date={t(brokersText.recordedAt, { date: formatDate(updatedAt) })}
    >
      {score === null || grade === null
        ? t(brokersText.notRated)
        : t(brokersText.scoreWithGrade, { score: formatNumber(score, ratingDigits('score')), grade })}
    </Fact>
  )
}
