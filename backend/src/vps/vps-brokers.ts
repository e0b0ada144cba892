import type { BrokerListEntry } from 'calls/entities/broker-list-entry'
import type { Page } from 'calls/entities/page'
import type { vpstraderlistList } from 'calls/vps'
import type { Db } from 'database/db'
import { kept } from 'platform/api/kept'
import type { CallParsed } from 'shared-state/api/declare-call'
import { entriesInOrder } from '../brokers/broker-rows.ts'
import type { ReferenceData } from '../reference/reference-data.ts'
import { Conditions, orderBy, sliceOf } from '../sql-parts.ts'
import type { SortKey } from '../sql-parts.ts'

type Asked = CallParsed<typeof vpstraderlistList>

/** Each sort order has an index of only the brokers with a VPS. */
const orders: Record<Asked['order'], SortKey[]> = {
  score: [{ sql: 'b.score', desc: true, nullable: true }, { sql: 'b.comment_count', desc: true }, { sql: 'b.code' }],
  name: [{ sql: 'b.show_name' }, { sql: 'b.code' }],
}

function conditionsOf(countryCode: string | undefined): Conditions {
  const where = new Conditions()
  where.add(`b.tags @> '{vps}'`)
  where.when(countryCode, country => `b.country_code = ${country}`)
  return where
}

/** A paginated list of brokers that offer a VPS. */
export function createVpsBrokers(db: Db, reference: ReferenceData): (asked: Asked) => Promise<Page<BrokerListEntry>> {
  const totalIn = kept({ seconds: 60 }, async (countryCode: string | undefined) => {
    const { where, params } = conditionsOf(countryCode)
    return (
      (await db.one<{ total: number }>(`SELECT count(*)::integer AS total FROM brokers b ${where}`, params))?.total ?? 0
    )
  })
  return async ({ countryCode, order, pageIndex, pageSize }) => {
    const total = await totalIn(countryCode)
    const slice = sliceOf(pageIndex, pageSize, total)
    if (!slice) return { items: [], total, pageIndex, pageSize }
    const where = conditionsOf(countryCode)
    const limits = `LIMIT ${where.param(slice.limit)} OFFSET ${where.param(slice.offset)}`
    const sql = `SELECT b.code FROM brokers b ${where.where} ORDER BY ${orderBy(orders[order], slice.reverse)} ${limits}`
    const codes = (await db.query<{ code: string }>(sql, where.params)).map(row => row.code)
    return {
      items: await entriesInOrder(db, reference, slice.reverse ? codes.reverse() : codes),
      total,
      pageIndex,
      pageSize,
    }
  }
}
