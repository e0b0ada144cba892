import { licenceStatuses } from 'calls/entities/licence'
import type { LicenceStatus } from 'calls/entities/licence'
import * as calls from 'calls/regulators'
import { licenceStatusNames } from 'calls/states/state-names'
import type { Db } from 'database/db'
import { handle } from 'platform/api/handle'
import type { CallHandler } from 'platform/api/handle'
import { memoize } from 'platform/api/memoize'
import { Refusal } from 'platform/api/refusal'
import { errorCodes } from 'shared-state/api/error-codes'
import type { Language } from 'shared-state/i18n/languages'
import { toRegulator } from '../reference/reference-data.ts'
import type { ReferenceData, RegulatorRow } from '../reference/reference-data.ts'
import { findWarnings, licensedBrokers } from './licensed-brokers.ts'
import { createRegulatorMatch } from './regulator-match.ts'
import { countNotices, readNotices } from './regulator-notices.ts'
import { regulatorText } from './regulator-text.ts'

const byName = (a: RegulatorRow, b: RegulatorRow) => (a.name < b.name ? -1 : 1)
const orders = {
  tier: (a: RegulatorRow, b: RegulatorRow) => a.tier - b.tier || byName(a, b),
  name: byName,
  brokers: (a: RegulatorRow, b: RegulatorRow) => b.broker_count - a.broker_count || byName(a, b),
}

export function regulatorHandlers({ db, reference }: { db: Db; reference: ReferenceData }): CallHandler[] {
  const match = createRegulatorMatch()
  const statsOf = memoize({ seconds: 60 }, async (regulatorId: number) => {
    const sql = `SELECT status, count(*)::integer AS count, count(DISTINCT broker_code)::integer AS brokers
      FROM licences WHERE regulator_id = $1 GROUP BY status`
    return db.query<{ status: LicenceStatus; count: number; brokers: number }>(sql, [regulatorId])
  })
  const warningsOf = memoize({ seconds: 60 }, (regulatorId: number, lang: Language) =>
    findWarnings(db, reference, regulatorId, lang),
  )

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
      const total = licenceStatus
        ? (stats.find(({ status }) => status === licenceStatus)?.brokers ?? 0)
        : row.broker_count
      const regulatorId = row.regulator_id
      const [items, warnings] = await Promise.all([
        licensedBrokers(db, reference, { regulatorId, licenceStatus, order, pageIndex, pageSize, total, lang }),
        warningsOf(regulatorId, lang),
      ])
      return {
        regulator: { ...toRegulator(row, lang), ...regulatorText(row, lang) },
        licenceStats: licenceStatuses.map(status => ({
          status,
          name: licenceStatusNames[status][lang],
          count: stats.find(stat => stat.status === status)?.count ?? 0,
        })),
        brokers: { items, total, pageIndex, pageSize },
        warnings,
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
