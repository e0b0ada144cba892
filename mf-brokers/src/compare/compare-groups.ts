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

/**
 * Rows that belong together, by the keys of the call's rows. What speaks against a broker comes first (decisions 7). The score itself is
 * in the table's head.
 */
const groups = [
  { key: 'risk', title: brokersText.findingsAndRisk, rows: ['findings', 'riskLevel'] },
  { key: 'licences', title: brokersText.licences, rows: ['licenceStatus', 'regulators', 'home'] },
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
