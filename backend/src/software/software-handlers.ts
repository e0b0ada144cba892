import type { Software } from 'calls/entities/software'
import { dealerSoftwaredetail, dealerSoftwarelist } from 'calls/software'
import type { Db } from 'database/db'
import { handle } from 'platform/api/handle'
import type { CallHandler } from 'platform/api/handle'
import { memoize } from 'platform/api/memoize'
import { Refusal } from 'platform/api/refusal'
import type { CallParsed } from 'shared-state/api/declare-call'
import { errorCodes } from 'shared-state/api/error-codes'
import { leadersInOrder } from '../brokers/leading-brokers.ts'
import { articleHtml } from '../education/article-html.ts'
import type { ReferenceData } from '../reference/reference-data.ts'
import { Conditions, orderBy } from '../sql-parts.ts'
import type { SortKey } from '../sql-parts.ts'

type Order = CallParsed<typeof dealerSoftwarelist>['order']

const columns = 's.code, s.name, s.kind, s.version, s.platforms, s.score, s.sample'
const byName: SortKey[] = [{ sql: 's.name' }, { sql: 's.code' }]
const orders: Record<Order, SortKey[]> = {
  score: [{ sql: 's.score', desc: true, nullable: true }, ...byName],
  name: byName,
}
const SHOWN_BROKERS = 20

export function softwareHandlers({ db, reference }: { db: Db; reference: ReferenceData }): CallHandler[] {
  /** The best rated that may lead. Cached, because finding software that few brokers offer scans all brokers. */
  const offering = memoize({ seconds: 300, most: 100 }, async (code: string) => {
    const sql = `SELECT b.code FROM leading_brokers() b WHERE b.platforms @> ARRAY[$1]
      ORDER BY b.score DESC NULLS LAST, b.comment_count DESC, b.code LIMIT ${SHOWN_BROKERS}`
    return (await db.query<{ code: string }>(sql, [code])).map(row => row.code)
  })
  return [
    handle(dealerSoftwarelist, async ({ traderCode, kind, order, pageIndex, pageSize }) => {
      const where = new Conditions()
      where.when(kind, value => `s.kind = ${value}`)
      if (traderCode !== undefined) where.add(`s.code = ANY(${where.param(await platformsOf(db, traderCode))})`)
      // There are only a few dozen programs: all are read, and the page is cut here.
      const sql = `SELECT ${columns} FROM software s ${where.where} ORDER BY ${orderBy(orders[order])}`
      const all = await db.query<Software>(sql, where.params)
      const start = (pageIndex - 1) * pageSize
      return { items: all.slice(start, start + pageSize), total: all.length, pageIndex, pageSize }
    }),
    handle(dealerSoftwaredetail, async ({ code }, { caller }) => {
      const sql = `SELECT ${columns}, t.content->>$2 AS text FROM software s LEFT JOIN software_texts t ON t.software_code = s.code WHERE s.code = $1`
      const row = await db.one<Software & { text: string | null }>(sql, [code, caller.lang])
      if (!row) throw new Refusal(errorCodes.notFound)
      const { text, ...software } = row
      return {
        software,
        content: articleHtml(text ?? '').content,
        traders: await leadersInOrder(db, reference, await offering(code)),
      }
    }),
  ]
}

/** 404/3001 for an unknown code. */
async function platformsOf(db: Db, traderCode: string): Promise<string[]> {
  const row = await db.one<{ platforms: string[] }>('SELECT platforms FROM brokers WHERE code = $1', [traderCode])
  if (!row) throw new Refusal(errorCodes.notFound)
  return row.platforms
}
