import type { VpsPlan } from 'calls/entities/vps-plan'
import type { dealerVps } from 'calls/vps'
import type { Db } from 'database/db'
import { memoize } from 'platform/api/memoize'
import { Refusal } from 'platform/api/refusal'
import type { CallOutput, CallParsed } from 'shared-state/api/declare-call'
import { errorCodes } from 'shared-state/api/error-codes'
import type { Language } from 'shared-state/i18n/languages'
import { countryName, shownLetters } from '../countries/country-names.ts'
import { codesLike, countedByChoice } from '../countries/same-country.ts'
import { Conditions, orderBy, sliceOf } from '../sql-parts.ts'
import type { SortKey } from '../sql-parts.ts'

interface PlanRow {
  code: string
  provider: string
  provider_code: string
  provider_slug: string
  country_code: string
  cpu: number
  ram_gb: number
  disk_gb: number
  latency_ms: number
  price_usd: number
  sample: boolean
}

const columns = `v.code, p.name AS provider, v.provider_code, p.slug AS provider_slug, v.country_code, v.cpu, v.ram_gb, v.disk_gb,
  v.latency_ms, v.price_usd, v.sample`
const tables = 'vps_plans v JOIN service_providers p ON p.code = v.provider_code'

const toPlan = (row: PlanRow, lang: Language): VpsPlan => ({
  code: row.code,
  provider: row.provider,
  providerCode: row.provider_code,
  providerSlug: row.provider_slug,
  countryCode: row.country_code,
  twoCharCode: shownLetters(row.country_code),
  countryName: countryName(row.country_code, lang),
  cpu: row.cpu,
  ramGb: row.ram_gb,
  diskGb: row.disk_gb,
  latencyMs: row.latency_ms,
  price: { amount: row.price_usd, currency: 'USD' },
  sample: row.sample,
})

type Asked = CallParsed<typeof dealerVps>

const code: SortKey = { sql: 'v.code' }
const orders: Record<Asked['order'], SortKey[]> = {
  price: [{ sql: 'v.price_usd' }, code],
  latency: [{ sql: 'v.latency_ms' }, code],
  name: [{ sql: 'p.name' }, { sql: 'v.price_usd' }, code],
}

export function createVpsPlans(db: Db) {
  const countCountries = memoize({ seconds: 60 }, () =>
    db.query<{ value: string; count: number }>(
      'SELECT country_code AS value, count(*)::integer AS count FROM vps_plans GROUP BY 1 ORDER BY count(*) DESC, 1',
    ),
  )

  async function page(
    { countryCode, order, pageIndex, pageSize }: Asked,
    lang: Language,
  ): Promise<CallOutput<typeof dealerVps>> {
    const counts = await countCountries()
    const asked = countryCode === undefined ? undefined : codesLike(countryCode)
    const total = counts
      .filter(({ value }) => asked === undefined || asked.includes(value))
      .reduce((sum, { count }) => sum + count, 0)
    const countries = countedByChoice(counts).map(({ value, count }) => ({
      value,
      name: countryName(value, lang),
      count,
    }))
    const slice = sliceOf(pageIndex, pageSize, total)
    if (!slice) return { items: [], total, pageIndex, pageSize, countries }
    const where = new Conditions()
    where.anyOf('v.country_code', asked)
    const limits = `LIMIT ${where.param(slice.limit)} OFFSET ${where.param(slice.offset)}`
    const sql = `SELECT ${columns} FROM ${tables} ${where.where} ORDER BY ${orderBy(orders[order], slice.reverse)} ${limits}`
    const items = (await db.query<PlanRow>(sql, where.params)).map(row => toPlan(row, lang))
    return { items: slice.reverse ? items.reverse() : items, total, pageIndex, pageSize, countries }
  }

  /** A broker's plans, cheapest first; 404/3001 for an unknown code. */
  async function ofBroker(traderCode: string, lang: Language): Promise<VpsPlan[]> {
    const rows = await db.query<PlanRow>(
      `SELECT ${columns} FROM ${tables} WHERE v.code IN (SELECT o.plan_code FROM broker_vps o WHERE o.broker_code = $1)
       ORDER BY ${orderBy(orders.price)}`,
      [traderCode],
    )
    if (rows.length === 0 && !(await db.one('SELECT 1 FROM brokers WHERE code = $1', [traderCode])))
      throw new Refusal(errorCodes.notFound)
    return rows.map(row => toPlan(row, lang))
  }

  return { page, ofBroker }
}
