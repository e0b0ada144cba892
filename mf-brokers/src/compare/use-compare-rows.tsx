import type { ReactNode } from 'react'
import type { Broker } from 'calls/entities/broker'
import { regionName } from 'shared-state/i18n/region-name'
import type { Grade } from 'calls/rating/grade'
import { useLocale, useStore, useText } from 'shared-state/runtime'
import { isActive, mayLead } from 'calls/findings/findings-of'
import { strictRegulators } from 'calls/findings/named-regulators'
import { Bar } from 'ui/bar'
import { Flag } from 'ui/flag'
import { Text } from 'ui/text'
import { TierPips } from 'ui/tier-pips'
import { WorstState } from 'ui/worst-state'
import { LicenceTag, tierOf } from '../licences/licences-panel.tsx'
import { brokersText } from '../strings/keys.ts'
import { differs, groupRows, type ComparedRow, type Comparison, type GroupKey } from './compare-groups.ts'
import styles from './compare-table.module.css'

export interface ShownRow {
  key: string
  name: string
  differs: boolean
  /** Shown among the differences even if the brokers are equal in it. */
  always?: boolean
  /** By broker; null if unknown. */
  cells: ReactNode[]
  best: readonly number[]
  bestName: string | null
}

export interface ShownGroup {
  key: GroupKey
  /** Key of its heading. */
  title: number
  rows: ShownRow[]
}

const scale = 10
const gradeWords: Record<Grade, number> = {
  AAA: brokersText.strong,
  AA: brokersText.strong,
  A: brokersText.good,
  B: brokersText.fair,
  C: brokersText.weak,
  D: brokersText.poor,
  E: brokersText.veryPoor,
}
const partText = {
  licence: brokersText.partLicence,
  regulation: brokersText.partRegulation,
  riskControl: brokersText.partRiskControl,
  business: brokersText.partBusiness,
  software: brokersText.partSoftware,
} as const
type PartKey = keyof typeof partText
const isPart = (key: string): key is PartKey => Object.hasOwn(partText, key)

/** The call's rows as the table shows them: findings first, licences with flags, parts of the score with bars, the rest as in the response. */
export function useCompareRows({ items, rows }: Comparison): ShownGroup[] {
  const t = useText()
  const { formatDate } = useLocale()

  const shown = (row: ComparedRow): ShownRow => ({ ...row, differs: differs(row), cells: row.values })
  const verdicts: ShownRow = {
    key: 'verdict',
    name: t(brokersText.verdict),
    differs: true,
    cells: items.map(broker => <Verdict key={broker.code} broker={broker} />),
    best: [],
    bestName: null,
  }
  /** Date of the latest check of the licences; a sample licence says that nobody checked it (decisions 8). */
  const checkedOn = ({ licences }: Broker) => {
    if (licences.length === 0) return t(brokersText.nothingToCheck)
    const latest = licences
      .flatMap(({ verifiedAt }) => verifiedAt ?? [])
      .sort()
      .at(-1)
    return latest ? formatDate(latest) : t(brokersText.sampleNotChecked)
  }
  const checked: ComparedRow = {
    key: 'checked',
    name: t(brokersText.checkedOn),
    values: items.map(checkedOn),
    best: [],
    bestName: null,
  }
  const special = (row: ComparedRow): ShownRow[] => {
    if (row.key === 'findings') {
      const cells = items.map((broker, index) => (
        <Findings key={broker.code} broker={broker} none={row.values[index]} />
      ))
      return [{ ...shown(row), always: true, cells }, verdicts]
    }
    if (row.key === 'regulators') {
      const licences = {
        ...shown(row),
        name: t(brokersText.licencesFound),
        best: [],
        bestName: null,
        cells: items.map(broker => <LicencesFound key={broker.code} broker={broker} />),
      }
      return [licences, shown(checked)]
    }
    if (isPart(row.key)) {
      const part = row.key
      const bars = items.map(
        ({ breakdown, code }, index) =>
          breakdown && <PartBar key={code} share={breakdown[part] / scale} value={row.values[index] ?? ''} />,
      )
      return [{ ...shown(row), name: t(partText[part]), cells: bars, best: [], bestName: null }]
    }
    // A broker without complaints has nothing to reply to, which differs from an unknown value.
    if (row.key === 'replied')
      return [{ ...shown(row), cells: row.values.map(value => value ?? t(brokersText.noExposures)) }]
    return [shown(row)]
  }
  return groupRows(rows).map(({ key, title, rows: own }) => ({ key, title, rows: own.flatMap(special) }))
}

/** Everything that speaks against a broker, worst first. `none`: what the call says of a broker without findings. */
function Findings({ broker: { findings }, none }: { broker: Broker; none: ReactNode }) {
  if (findings.length === 0) return none
  return (
    <ul role="list" className={styles.findings}>
      {findings.map(finding => (
        <li key={finding}>
          <WorstState broker={{ findings: [finding] }} />
        </li>
      ))}
    </ul>
  )
}

function Verdict({ broker }: { broker: Broker }) {
  const t = useText()
  const { now } = useStore().visitor.facts
  const { grade, exposureCount } = broker
  if (!mayLead(broker))
    return (
      <>
        <WorstState broker={broker} /> <span>{t(brokersText.exposuresCount, { count: exposureCount })}</span>
      </>
    )
  const strict = strictRegulators(broker, now)
  return (
    <>
      <b>{t(grade ? gradeWords[grade] : brokersText.notRated)}.</b>{' '}
      {strict > 0 ? t(brokersText.strictLicences, { count: strict }) : t(brokersText.noStrictLicence)}
    </>
  )
}

/** How many licences were found and how many of them are active, then each of them with its state. */
function LicencesFound({ broker }: { broker: Broker }) {
  const t = useText()
  const { lang } = useLocale()
  const { now } = useStore().visitor.facts
  const { findings } = broker
  const found = findings.includes('noLicence') ? [] : broker.licences.filter(({ status }) => status !== 'unregulated')
  if (found.length === 0) return <WorstState broker={{ findings: ['noLicence'] }} />
  const active = found.filter(licence => isActive(licence, now)).length
  return (
    <>
      <p className={styles.counted}>
        {active > 0
          ? t(brokersText.licencesCounted, { found: found.length, active })
          : t(brokersText.licencesNoneActive, { found: found.length })}
      </p>
      <ul role="list" className={styles.licences}>
        {found.map(licence => (
          <li key={licence.id}>
            <span className={styles.licence}>
              <Flag code={licence.twoCharCode} name={regionName(lang, licence.twoCharCode)} />
              <b>{licence.abbreviation}</b>
              <TierPips tier={tierOf(licence.tier)} />
            </span>
            <Text as="code" size="sm">
              {licence.licenceNo}
            </Text>{' '}
            <LicenceTag licence={licence} broker={broker} />
          </li>
        ))}
      </ul>
    </>
  )
}

function PartBar({ share, value }: { share: number; value: string }) {
  return (
    <span className={styles.part}>
      <Bar share={share} />
      <b>{value}</b>
    </span>
  )
}
