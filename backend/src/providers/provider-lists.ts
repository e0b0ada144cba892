import type { Page } from 'calls/entities/page'
import type { Provider } from 'calls/entities/provider'
import type { webprtPage } from 'calls/providers'
import type { Db, SqlValue } from 'database/db'
import { memoize } from 'platform/api/memoize'
import type { CallParsed } from 'shared-state/api/declare-call'
import type { Language } from 'shared-state/i18n/languages'
import { codesLike } from '../countries/same-country.ts'
import { Conditions, namePattern, orderBy, sliceOf } from '../sql-parts.ts'
import type { SortKey } from '../sql-parts.ts'
import { providerColumns, toProvider } from './provider-rows.ts'
import type { ProviderRow } from './provider-rows.ts'

type Asked = CallParsed<typeof webprtPage>

const code: SortKey = { sql: 'p.code' }
const orders: Record<Asked['order'], SortKey[]> = {
  score: [{ sql: 'p.score', desc: true, nullable: true }, code],
  name: [{ sql: 'p.name' }, code],
  new: [{ sql: 'p.created_at', desc: true }, code],
}

function conditionsOf({
  category,
  countryCode,
  keyword,
}: Pick<Asked, 'category' | 'countryCode' | 'keyword'>): Conditions {
  const where = new Conditions()
  where.when(category, value => `p.category = ${value}`)
  where.anyOf('p.country_code', countryCode === undefined ? undefined : codesLike(countryCode))
  where.when(keyword && namePattern(keyword), pattern => `lower(p.name) LIKE ${pattern}`)
  return where
}

/** Number of providers by category and by country. */
export interface ProviderCounts {
  category: ReadonlyMap<string, number>
  country: ReadonlyMap<string, number>
}

const COUNT_SECONDS = 60

export function createProviderLists(db: Db) {
  const totalOf = memoize({ seconds: COUNT_SECONDS }, async (where: string, params: string) => {
    const sql = `SELECT count(*)::integer AS total FROM service_providers p ${where}`
    return (await db.one<{ total: number }>(sql, JSON.parse(params) as SqlValue[]))?.total ?? 0
  })

  async function page({ order, pageIndex, pageSize, ...filters }: Asked, lang: Language): Promise<Page<Provider>> {
    const where = conditionsOf(filters)
    const total = await totalOf(where.where, JSON.stringify(where.params))
    const slice = sliceOf(pageIndex, pageSize, total)
    if (!slice) return { items: [], total, pageIndex, pageSize }
    const columns = providerColumns(where.param(lang))
    const limits = `LIMIT ${where.param(slice.limit)} OFFSET ${where.param(slice.offset)}`
    const sql = `SELECT ${columns} FROM service_providers p ${where.where} ORDER BY ${orderBy(orders[order], slice.reverse)} ${limits}`
    const items = (await db.query<ProviderRow>(sql, where.params)).map(row => toProvider(row, lang))
    return { items: slice.reverse ? items.reverse() : items, total, pageIndex, pageSize }
  }

  const counts = memoize({ seconds: COUNT_SECONDS }, async (): Promise<ProviderCounts> => {
    const rows = await db.query<{ category: string | null; country: string | null; count: number }>(
      `SELECT category, country_code AS country, count(*)::integer AS count FROM service_providers
       GROUP BY GROUPING SETS ((category), (country_code)) ORDER BY count(*) DESC, country_code`,
    )
    const by = (key: 'category' | 'country') =>
      new Map(rows.flatMap(row => (row[key] === null ? [] : [[row[key], row.count] as [string, number]])))
    return { category: by('category'), country: by('country') }
  })

  return { page, counts }
}
