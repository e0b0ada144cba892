import type { ReactNode } from 'react'
import type { Broker } from 'calls/entities/broker'
import { regionName } from 'shared-state/i18n/region-name'
import type { Grade } from 'calls/rating/grade'
import { useLocale, useText } from 'shared-state/runtime'
import { isGrave } from 'calls/states/licence-states'
import { Bar } from 'ui/bar'
import { Flag } from 'ui/flag'
import { Icon } from 'ui/icon'
import { brokerLicenceLooks } from 'ui/states/licence-looks'
import { Text } from 'ui/text'
import { TierPips } from 'ui/tier-pips'
import { tierOf } from '../licences/licences-panel.tsx'
import { brokersText } from '../strings/keys.ts'
import { differs, groupRows, type ComparedRow, type Comparison, type GroupKey } from './compare-groups.ts'
import styles from './compare-table.module.css'

export interface ShownRow {
  key: string
  name: string
  differs: boolean
  /** By broker; null if unknown. */
  cells: ReactNode[]
  best: readonly number[]
  bestName: string | null
}

export interface ShownGroup {
  key: GroupKey | 'verdict'
  /** Key of its heading; null if it needs none. */
  title: number | null
  rows: ShownRow[]
}

const scale = 10
/** The strictest of the four tiers. */
const strictest = 1

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

/** The call's rows as the table shows them: licences with flags, parts of the score with bars, the rest as in the response. */
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
    if (row.key === 'regulators') {
      const licences = {
        ...shown(row),
        name: t(brokersText.licencesFound),
        best: [],
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
  return [
    { key: 'verdict', title: null, rows: [verdicts] },
    ...groupRows(rows).map(({ key, title, rows: own }) => ({ key, title, rows: own.flatMap(special) })),
  ]
}

function Verdict({ broker: { grade, licenceStatus, regulators, exposureCount } }: { broker: Broker }) {
  const t = useText()
  if (isGrave(licenceStatus)) {
    return (
      <>
        <b className={styles.bad}>{t(brokerLicenceLooks[licenceStatus].text)}.</b>{' '}
        {t(brokersText.exposuresCount, { count: exposureCount })}
      </>
    )
  }
  const strict = regulators.filter(({ tier }) => tier === strictest).length
  return (
    <>
      <b>{t(grade ? gradeWords[grade] : brokersText.notRated)}.</b>{' '}
      {strict > 0 ? t(brokersText.strictLicences, { count: strict }) : t(brokersText.noStrictLicence)}
    </>
  )
}

function LicencesFound({ broker: { licences, licenceStatus } }: { broker: Broker }) {
  const t = useText()
  const { lang } = useLocale()
  const found = licences.filter(({ status }) => !isGrave(status))
  if (found.length === 0) {
    const { icon, text } = brokerLicenceLooks[isGrave(licenceStatus) ? licenceStatus : 'unregulated']
    return (
      <span className={styles.bad}>
        <Icon of={icon} size="s" /> {t(text)}
      </span>
    )
  }
  return (
    <ul role="list" className={styles.licences}>
      {found.map(({ id, twoCharCode, abbreviation, tier, licenceNo }) => (
        <li key={id}>
          <span className={styles.licence}>
            <Flag code={twoCharCode} name={regionName(lang, twoCharCode)} />
            <b>{abbreviation}</b>
            <TierPips tier={tierOf(tier)} />
          </span>
          <Text as="code" size="sm">
            {licenceNo}
          </Text>
        </li>
      ))}
    </ul>
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
