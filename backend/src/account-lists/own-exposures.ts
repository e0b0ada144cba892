import type { usercenterMyintervene } from 'calls/account-lists'
import type { Db } from 'database/db'
import type { CallOutput, CallParsed } from 'shared-state/api/declare-call'
import type { Language } from 'shared-state/i18n/languages'
import { exposureColumns, exposureTables, toExposures } from '../exposure/exposure-rows.ts'
import type { ExposureRow } from '../exposure/exposure-rows.ts'
import type { ReferenceData } from '../reference/reference-data.ts'
import { Conditions } from '../sql-parts.ts'
import { pageOfRows } from './page-of-rows.ts'

const orders = {
  updated: [{ sql: 'e.updated_at', desc: true }, { sql: 'e.code' }],
  new: [{ sql: 'e.created_at', desc: true }, { sql: 'e.code' }],
}

/** A user's own exposures in every state. */
export async function ownExposures(
  db: Db,
  reference: ReferenceData,
  userId: string,
  { state, order, pageIndex, pageSize }: CallParsed<typeof usercenterMyintervene>,
  lang: Language,
): Promise<CallOutput<typeof usercenterMyintervene>> {
  const where = new Conditions()
  where.add(`e.user_id = ${where.param(userId)}`)
  where.when(state, value => `e.state = ${value}`)
  const columns = () => exposureColumns(where.param(lang))
  const { rows, total } = await pageOfRows<ExposureRow>(db, {
    columns,
    tables: exposureTables,
    where,
    order: orders[order],
    pageIndex,
    pageSize,
  })
  return { items: await toExposures(db, reference, rows, lang), total, pageIndex, pageSize }
}
