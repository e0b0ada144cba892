import * as calls from 'shared-state/calls/regulators'
import { licenceStatuses } from 'shared-state/calls/entities/licence'
import type { LicenceStatus } from 'shared-state/calls/entities/licence'
import { errorCodes } from 'shared-state/calls/error-codes'
import type { Db } from '../../db/db.ts'
import { entryColumns, entryMaker } from '../brokers/broker-rows.ts'
import type { EntryRow } from '../brokers/broker-rows.ts'
import { handle } from '../handle.ts'
import type { CallHandler } from '../handle.ts'
import { kept } from '../kept.ts'
import type { Parts } from '../parts.ts'
import { toRegulator } from '../reference/reference-data.ts'
import type { ReferenceData, RegulatorRow } from '../reference/reference-data.ts'
import { licenceStatusNames } from '../reference/words.ts'
import { Refusal } from '../refusal.ts'
import { Conditions, orderBy, sliceOf } from '../sql-parts.ts'
import { createRegulatorMatch } from './regulator-match.ts'
import { countNotices, readNotices } from './regulator-notices.ts'
import { regulatorText } from './regulator-text.ts'

const byName = (a: RegulatorRow, b: RegulatorRow) => (a.name < b.name ? -1 : 1)
const orders = {
  tier: (a: RegulatorRow, b: RegulatorRow) => a.tier - b.tier || byName(a, b),
  name: byName,
  brokers: (a: RegulatorRow, b: RegulatorRow) => b.broker_count - a.broker_count || byName(a, b),
}
const brokerOrders = {
  score: [{ sql: 'b.score', desc: true, nullable: true }, { sql: 'b.comment_count', desc: true }, { sql: 'b.code' }],
  name: [{ sql: 'b.show_name' }, { sql: 'b.code' }],
}

export function regulatorHandlers({ db, reference }: Parts): CallHandler[] {
  const match = createRegulatorMatch()
  const statsOf = kept({ seconds: 60 }, async (regulatorId: number) => {
    const sql = `SELECT status, count(*)::integer AS count, count(DISTINCT broker_code)::integer AS brokers
      FROM licences WHERE regulator_id = $1 GROUP BY status`
    return db.query<{ status: LicenceStatus; count: number; brokers: number }>(sql, [regulatorId])
  })

  return [
    handle(calls.regulatorList, async ({ twoCharCode, tier, keyword, order, pageIndex, pageSize }, { caller }) => {
      const all = (await reference.regulators()).values()
      const rows = (keyword ? match(all, keyword).map(({ item }) => item) : [...all])
        .filter(row => !twoCharCode || row.two_char_code === twoCharCode.toUpperCase())
        .filter(row => !tier || row.tier === tier)
        .sort(orders[order])
      const start = (pageIndex - 1) * pageSize
      const items = rows.slice(start, start + pageSize).map(row => toRegulator(row, caller.lang))
      return { items, total: rows.length, pageIndex, pageSize }
    }),
    handle(calls.regulatorInfo, async ({ code }, { caller }) => ({
      regulator: toRegulator(await findRegulator(reference, code), caller.lang),
    })),
    handle(calls.regulatorDetail, async ({ code, licenceStatus, order, pageIndex, pageSize }, { caller: { lang } }) => {
      const row = await findRegulator(reference, code)
      const stats = await statsOf(row.regulator_id)
      const total = licenceStatus ? (stats.find(({ status }) => status === licenceStatus)?.brokers ?? 0) : row.broker_count
      const items = await licensedBrokers({ db, reference, regulatorId: row.regulator_id, licenceStatus, order, pageIndex, pageSize, total })
      return {
        regulator: { ...toRegulator(row, lang), ...regulatorText(row, lang) },
        licenceStats: licenceStatuses.map(status => ({
          status,
          name: licenceStatusNames[status][lang],
          count: stats.find(stat => stat.status === status)?.count ?? 0,
        })),
        brokers: { items, total, pageIndex, pageSize },
      }
    }),
    handle(calls.regulatorContentpage, async ({ code, ...wanted }, { caller }) => {
      const { regulator_id: regulatorId } = await findRegulator(reference, code)
      return readNotices(db, { ...wanted, regulatorId }, caller.lang)
    }),
    handle(calls.regulatorCategory, async ({ code }, { caller }) => {
      const regulator = code === undefined ? undefined : await findRegulator(reference, code)
      return { items: await countNotices(db, regulator?.regulator_id, caller.lang) }
    }),
  ]
}

async function findRegulator(reference: ReferenceData, code: string): Promise<RegulatorRow> {
  const row = [...(await reference.regulators()).values()].find(regulator => regulator.code === code)
  if (!row) throw new Refusal(errorCodes.notFound)
  return row
}

interface LicensedQuery {
  db: Db
  reference: ReferenceData
  regulatorId: number
  licenceStatus: LicenceStatus | undefined
  order: keyof typeof brokerOrders
  pageIndex: number
  pageSize: number
  total: number
}

async function licensedBrokers({ db, reference, regulatorId, licenceStatus, order, pageIndex, pageSize, total }: LicensedQuery) {
  const slice = sliceOf(pageIndex, pageSize, total)
  if (!slice) return []
  const where = new Conditions()
  where.when(regulatorId, id => `l.regulator_id = ${id}`)
  where.when(licenceStatus, status => `l.status = ${status}`)
  const keys = brokerOrders[order]
  const rows = await db.query<EntryRow>(
    `SELECT ${entryColumns} FROM brokers b JOIN
       (SELECT b.code FROM brokers b WHERE b.code IN (SELECT l.broker_code FROM licences l ${where.where})
        ORDER BY ${orderBy(keys, slice.reverse)} LIMIT ${where.param(slice.limit)} OFFSET ${where.param(slice.offset)}) page ON page.code = b.code
     ORDER BY ${orderBy(keys)}`,
    where.params,
  )
  return rows.map(await entryMaker(reference))
}
