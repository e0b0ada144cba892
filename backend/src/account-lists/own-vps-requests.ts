import type { usercenterVpsorders } from 'calls/account-lists'
import type { Db } from 'database/db'
import type { CallOutput, CallParsed } from 'shared-state/api/declare-call'
import { pageOfRows } from './page-of-rows.ts'
import type { ReferenceData } from '../reference/reference-data.ts'
import { Conditions } from '../sql-parts.ts'
import { toVpsRequests, vpsRequestColumns, vpsRequestTables } from '../vps-requests/vps-request-rows.ts'
import type { VpsRequestRow } from '../vps-requests/vps-request-rows.ts'

const newest = [{ sql: 'r.created_at', desc: true }, { sql: 'r.code' }]

/** A user's own requests, newest first. */
export async function ownVpsRequests(
  db: Db,
  reference: ReferenceData,
  userId: string,
  { state, pageIndex, pageSize }: CallParsed<typeof usercenterVpsorders>,
): Promise<CallOutput<typeof usercenterVpsorders>> {
  const where = new Conditions()
  where.add(`r.user_id = ${where.param(userId)}`)
  where.when(state, value => `r.state = ${value}`)
  const { rows, total } = await pageOfRows<VpsRequestRow>(db, {
    columns: () => vpsRequestColumns,
    tables: vpsRequestTables,
    where,
    order: newest,
    pageIndex,
    pageSize,
  })
  return { items: await toVpsRequests(db, reference, rows), total, pageIndex, pageSize }
}
