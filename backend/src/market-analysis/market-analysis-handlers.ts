import { dealerMarketanalysis } from 'calls/market-analysis'
import type { Db } from 'database/db'
import { handle } from 'platform/api/handle'
import type { CallHandler } from 'platform/api/handle'
import { memoize } from 'platform/api/memoize'
import { Refusal } from 'platform/api/refusal'
import { errorCodes } from 'shared-state/api/error-codes'
import { articleColumns, toArticle } from '../education/article-rows.ts'
import type { ArticleRow } from '../education/article-rows.ts'
import type { ReferenceData } from '../reference/reference-data.ts'
import { Conditions, orderBy, sliceOf } from '../sql-parts.ts'
import type { SortKey } from '../sql-parts.ts'

const newest: SortKey[] = [{ sql: 'a.published_at', desc: true }, { sql: 'a.code' }]

/** With a broker, all articles that name it except lists of brokers; else those that the editors tagged as markets. */
function conditionsOf(traderCode: string | undefined): Conditions {
  const where = new Conditions()
  where.add('a.published_at <= now()')
  if (traderCode === undefined) where.add(`a.tags @> '{markets}'`)
  else where.add(`a.broker_codes @> ARRAY[${where.param(traderCode)}] AND a.category <> 'best_brokers'`)
  return where
}

export function marketAnalysisHandlers({ db, reference }: { db: Db; reference: ReferenceData }): CallHandler[] {
  const totalOf = memoize({ seconds: 60 }, async (traderCode: string | undefined) => {
    const { where, params } = conditionsOf(traderCode)
    return (
      (await db.one<{ total: number }>(`SELECT count(*)::integer AS total FROM articles a ${where}`, params))?.total ??
      0
    )
  })
  return [
    handle(dealerMarketanalysis, async ({ traderCode, pageIndex, pageSize }, { caller: { lang } }) => {
      const [total, tagNames] = await Promise.all([totalOf(traderCode), reference.tags('article', lang)])
      const slice = sliceOf(pageIndex, pageSize, total)
      if (
        !slice &&
        traderCode !== undefined &&
        !(await db.one('SELECT 1 FROM brokers WHERE code = $1', [traderCode]))
      ) {
        throw new Refusal(errorCodes.notFound)
      }
      if (!slice) return { items: [], total, pageIndex, pageSize }
      const where = conditionsOf(traderCode)
      const filter = where.where
      const columns = articleColumns(where.param(lang))
      const limits = `LIMIT ${where.param(slice.limit)} OFFSET ${where.param(slice.offset)}`
      const sql = `SELECT ${columns} FROM articles a ${filter} ORDER BY ${orderBy(newest, slice.reverse)} ${limits}`
      const items = (await db.query<ArticleRow>(sql, where.params)).map(row => toArticle(row, lang, tagNames))
      return { items: slice.reverse ? items.reverse() : items, total, pageIndex, pageSize }
    }),
  ]
}
