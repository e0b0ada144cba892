import type { usercenterMymarket } from 'calls/account-lists'
import type { Db } from 'database/db'
import type { CallOutput, CallParsed } from 'shared-state/api/declare-call'
import type { Language } from 'shared-state/i18n/languages'
import { entriesByCode } from '../brokers/broker-rows.ts'
import { listingTables, ownListingColumns, shownState, toOwnListings } from '../market/listing-rows.ts'
import type { OwnListingRow } from '../market/listing-rows.ts'
import type { ReferenceData } from '../reference/reference-data.ts'
import { Conditions } from '../sql-parts.ts'
import { pageOfRows } from './page-of-rows.ts'

const orders = {
  new: [{ sql: 'l.created_at', desc: true }, { sql: 'l.code' }],
  old: [{ sql: 'l.created_at' }, { sql: 'l.code' }],
}

/** A user's own listings of the market in every state; `expired` is a state of its own here, and `live` is without it. */
export async function ownListings(
  db: Db,
  reference: ReferenceData,
  userId: string,
  { type, state, order, pageIndex, pageSize }: CallParsed<typeof usercenterMymarket>,
  lang: Language,
): Promise<CallOutput<typeof usercenterMymarket>> {
  const where = new Conditions()
  where.add(`l.user_id = ${where.param(userId)}`)
  where.when(type, value => `l.type = ${value}`)
  where.when(state, value => `${shownState} = ${value}`)
  const { rows, total } = await pageOfRows<OwnListingRow>(db, {
    columns: () => ownListingColumns,
    tables: listingTables,
    where,
    order: orders[order],
    pageIndex,
    pageSize,
  })
  const items = await toOwnListings(codes => entriesByCode(db, reference, codes), rows, lang)
  return { items, total, pageIndex, pageSize }
}
