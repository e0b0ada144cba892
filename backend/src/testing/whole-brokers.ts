import type { Broker } from 'calls/entities/broker'
import type { LicenceFacts } from 'calls/findings/findings-of'
import { findingsOf } from 'calls/findings/findings-of'
import { riskOf } from 'calls/rating/risk-level'
import type { Db } from 'database/db'

type Row = Record<string, unknown>

interface BrokerRow {
  grade: Broker['grade']
  licence_status: Broker['licenceStatus']
  risk_level: Broker['riskLevel']
}

/** A broker with all rows that refer to it, read without conditions: for tests that derive what the site says in a second way. */
export interface WholeBroker {
  code: string
  row: Row
  accounts: Row[]
  licences: (Row & { tier: number })[]
  /** Public ones. */
  complaints: Row[]
  software: Row[]
  vps: Row[]
  /** The level of risk that the site shows. */
  shownRisk: Broker['riskLevel']
}

const hiddenStates = ['draft', 'pending_review', 'rejected']

export async function brokersAsTheyAre(db: Db): Promise<WholeBroker[]> {
  const all = (table: string) => db.query<Row>(`SELECT * FROM ${table}`)
  const [rows, software, regulators] = [await all('brokers'), await all('software'), await all('regulators')]
  const tiers = new Map(regulators.map(({ regulator_id: id, tier }) => [id, Number(tier)]))
  const grouped = async (table: string) => Map.groupBy(await all(table), row => row.broker_code)
  const [accounts, licences, exposures, vps, notices] = [
    await grouped('broker_accounts'),
    await grouped('licences'),
    await grouped('exposures'),
    await grouped('broker_vps'),
    await grouped('regulator_notices'),
  ]
  return rows.map(row => ({
    code: String(row.code),
    row,
    accounts: accounts.get(row.code) ?? [],
    licences: (licences.get(row.code) ?? []).map(licence => ({ ...licence, tier: tiers.get(licence.regulator_id)! })),
    complaints: (exposures.get(row.code) ?? []).filter(({ state }) => !hiddenStates.includes(String(state))),
    software: software.filter(({ code }) => (row.platforms as unknown[]).includes(code)),
    vps: vps.get(row.code) ?? [],
    shownRisk: shownRiskOf(row, licences.get(row.code) ?? [], notices.get(row.code) ?? []),
  }))
}

function shownRiskOf(row: Row, licences: Row[], notices: Row[]): Broker['riskLevel'] {
  const { grade, licence_status: licenceStatus, risk_level: riskLevel } = row as unknown as BrokerRow
  const held = licences.map(({ status, expires_at: expiresAt }) => ({ status, expiresAt }) as LicenceFacts)
  const warned = notices.some(({ category }) => category === 'warning')
  return riskOf({ riskLevel, findings: findingsOf({ grade, licenceStatus, licences: held, warned }, Date.now()) }).level
}

const isSome = (value: unknown) => Array.isArray(value) && value.length > 0
export const withdrawalsOf = ({ complaints }: WholeBroker) =>
  complaints.filter(({ reason }) => reason === 'unable_to_withdraw')
const hasContact = ({ row }: WholeBroker) =>
  isSome(row.emails) || isSome(row.phones) || row.address !== null || row.website !== null || isSome(row.socials)

type Holds = (broker: WholeBroker) => boolean

/** What a broker needs for each of its tabs to be shown. */
export const hasForTab: Readonly<Record<string, Holds>> = {
  info: () => true,
  safe: () => true,
  review: () => true,
  account: ({ accounts }) => accounts.length > 0,
  deposit: broker =>
    broker.accounts.length > 0 || broker.row.min_deposit_usd !== null || withdrawalsOf(broker).length > 0,
  company: ({ row, licences }) => row.founded_year !== null || row.address !== null || licences.length > 0,
  trade: ({ row, accounts }) => accounts.length > 0 || row.spread_from !== null || row.max_leverage !== null,
  login: ({ row }) => row.website !== null || isSome(row.socials),
  service: broker => hasContact(broker) || broker.complaints.length > 0 || broker.vps.length > 0,
  crypto: ({ row }) => (row.tags as string[]).some(tag => tag.includes('crypto')),
  app: ({ software }) => software.length > 0,
  regulator: ({ licences }) => licences.length > 0,
}

/** The brokers of each sub-page of the list: as for the tab, except that a broker can be reviewed before it has a review. */
export const listedOn: Readonly<Record<string, Holds>> = {
  ...hasForTab,
  all: () => true,
  update: () => true,
  review: ({ row }) => Number(row.comment_count) > 0,
}

const today = new Date().toISOString().slice(0, 10)
const year = new Date().getUTCFullYear()
const isActive = ({ status, expires_at: end }: Row) =>
  (status === 'regulated' || status === 'offshore') && (end === null || String(end) >= today)
const atMost = (value: unknown, limit: string) => value !== null && Number(value) <= Number(limit)

/** A country's code as a filter has it: 156 is shown as Hong Kong (spec 3). */
export const shownCountry = ({ row }: WholeBroker): string =>
  row.country_code === '156' ? '344' : String(row.country_code)

/** Whether a broker matches a choice of a filter. */
export const facetMatches: Readonly<Record<string, (broker: WholeBroker, value: string) => boolean>> = {
  grade: ({ row }, value) => (row.grade ?? 'none') === value,
  regulatorId: ({ licences }, value) => licences.some(licence => String(licence.regulator_id) === value),
  licenceStatus: ({ row }, value) => row.licence_status === value,
  platform: ({ software }, value) => software.some(({ kind }) => kind === value),
  depositMax: ({ row }, value) => atMost(row.min_deposit_usd, value),
  yearsMin: ({ row }, value) => row.founded_year !== null && Number(row.founded_year) <= year - Number(value),
  countryCode: (broker, value) => shownCountry(broker) === value,
  riskLevel: ({ shownRisk }, value) => shownRisk === value,
  feature: ({ row }, value) => (row.tags as string[]).includes(value),
  system: ({ software }, value) => software.some(({ platforms }) => (platforms as string[]).includes(value)),
  tier: ({ licences }, value) => licences.some(licence => isActive(licence) && licence.tier <= Number(value)),
  spreadMax: ({ row }, value) => atMost(row.spread_from, value),
  leverageMax: ({ row }, value) => atMost(row.max_leverage, value),
  claimed: ({ row }) => row.claimed === true,
  withdrawals: (broker, value) => withdrawalsOf(broker).length > 0 === (value === 'some'),
  reviewsMin: ({ row }, value) => Number(row.comment_count) >= Number(value),
}
