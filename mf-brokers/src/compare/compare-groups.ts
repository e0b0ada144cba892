import type { compareIndexinit } from 'calls/compare'
import type { CallOutput } from 'shared-state/api/declare-call'
import { brokersText } from '../strings/keys.ts'

export type Comparison = CallOutput<typeof compareIndexinit>
export type ComparedRow = Comparison['rows'][number]
export type GroupKey = (typeof groups)[number]['key']

export interface RowGroup {
  key: GroupKey
  /** Key of its heading. */
  title: number
  rows: ComparedRow[]
}

/** Rows that belong together, by the keys of the call's rows. The score itself is in the table's head. */
const groups = [
  { key: 'licences', title: brokersText.licences, rows: ['licenceStatus', 'regulators', 'home', 'riskLevel'] },
  {
    key: 'parts',
    title: brokersText.scoreParts,
    rows: ['licence', 'regulation', 'riskControl', 'business', 'software'],
  },
  {
    key: 'costs',
    title: brokersText.costsAndTerms,
    rows: ['lotCost', 'spreadFrom', 'commission', 'minDeposit', 'maxLeverage', 'platforms'],
  },
  { key: 'company', title: brokersText.company, rows: ['country', 'foundedYear'] },
  { key: 'users', title: brokersText.usersAndComplaints, rows: ['rating', 'comments', 'exposures', 'replied'] },
] as const
const inHead = 'score'

/** The rows of a comparison in their groups; a row that no group names goes into the last group. */
export function groupRows(rows: readonly ComparedRow[]): RowGroup[] {
  const named: readonly string[] = [inHead, ...groups.flatMap(group => group.rows)]
  return groups.map(({ key, title, rows: keys }, index) => ({
    key,
    title,
    rows: [
      ...(keys as readonly string[]).flatMap(name => rows.find(row => row.key === name) ?? []),
      ...(index === groups.length - 1 ? rows.filter(row => !named.includes(row.key)) : []),
    ],
  }))
}

/** Whether the brokers differ in this row. */
export const differs = ({ values }: Pick<ComparedRow, 'values'>): boolean => new Set(values).size > 1

/** Groups in which the best value of a row matters to a client who deposits money. */
const spokenOf = ['licences', 'costs', 'users'] as const satisfies readonly GroupKey[]
export type Topic = (typeof spokenOf)[number]

/** For each group, the broker with the highest number of best values; a tie has no leader. In the order of the brokers. */
export function leaders(rowGroups: readonly RowGroup[]): { index: number; topics: Topic[] }[] {
  const byBroker = new Map<number, Topic[]>()
  for (const topic of spokenOf) {
    const rows = rowGroups.find(({ key }) => key === topic)?.rows ?? []
    const wins = new Map<number, number>()
    for (const index of rows.flatMap(row => row.best)) wins.set(index, (wins.get(index) ?? 0) + 1)
    const most = Math.max(0, ...wins.values())
    const ahead = [...wins].filter(([, count]) => count === most)
    const [leader] = ahead
    if (leader && ahead.length === 1) byBroker.set(leader[0], [...(byBroker.get(leader[0]) ?? []), topic])
  }
  return [...byBroker].sort(([a], [b]) => a - b).map(([index, topics]) => ({ index, topics }))
}
