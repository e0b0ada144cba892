import type { BrokerListEntry } from 'calls/entities/broker-list-entry'
import type { Page } from 'calls/entities/page'
import type { vpstraderlistList } from 'calls/vps'
import type { Db } from 'database/db'
import { memoize } from 'platform/api/memoize'
import type { CallParsed } from 'shared-state/api/declare-call'
import { leadersInOrder } from '../brokers/leading-brokers.ts'
import { codesLike } from '../countries/same-country.ts'
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
  where.anyOf('b.country_code', countryCode === undefined ? undefined : codesLike(countryCode))
  return where
}

/** A paginated list of the brokers that offer a VPS and may lead (decisions 7): it recommends them. */
export function createVpsBrokers(db: Db, reference: ReferenceData): (asked: Asked) => Promise<Page<BrokerListEntry>> {
  const totalIn = memoize({ seconds: 60 }, async (countryCode: string | undefined) => {
    const { where, params } = conditionsOf(countryCode)
    return (
      (await db.one<{ total: number }>(`SELECT count(*)::integer AS total FROM leading_brokers() b ${where}`, params))
        ?.total ?? 0
    )
  })
  return async ({ countryCode, order, pageIndex, pageSize }) => {
    const total = await totalIn(countryCode)
    const slice = sliceOf(pageIndex, pageSize, total)
    if (!slice) return { items: [], total, pageIndex, pageSize }
    const where = conditionsOf(countryCode)
    const limits = `LIMIT ${where.param(slice.limit)} OFFSET ${where.param(slice.offset)}`
    const sql = `SELECT b.code FROM leading_brokers() b ${where.where} ORDER BY ${orderBy(orders[order], slice.reverse)} ${limits}`
    const codes = (await db.query<{ code: string }>(sql, where.params)).map(row => row.code)
    return {
      items: await leadersInOrder(db, reference, slice.reverse ? codes.reverse() : codes),
      total,
      pageIndex,
      pageSize,
    }
  }
}
