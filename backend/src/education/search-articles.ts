import type { articleSearch } from 'calls/education'
import type { Db } from 'database/db'
import type { CallOutput, CallParsed } from 'shared-state/api/declare-call'
import type { Language } from 'shared-state/i18n/languages'
import { readKeyword } from '../matching/keyword.ts'
import { textQuery } from '../matching/text-query.ts'
import type { ReferenceData } from '../reference/reference-data.ts'
import { Conditions, sliceOf } from '../sql-parts.ts'
import { articleColumns, toArticle, type ArticleRow } from './article-rows.ts'

/** Ranking covers only the newest matches, this many or up to the end of the page, because it reads each of them. */
const RANKED = 100
const NEWEST = 'a.published_at DESC, a.code'

/** Published articles that contain all words of the keyword, in either language; best matches or newest first. */
export async function searchArticles(
  { db, reference }: { db: Db; reference: ReferenceData },
  { keyword, category, order, pageIndex, pageSize }: CallParsed<typeof articleSearch>,
  lang: Language,
): Promise<CallOutput<typeof articleSearch>> {
  const { words } = readKeyword(keyword)
  const none = { items: [], total: 0, pageIndex, pageSize }
  if (words.length === 0) return none
  const where = new Conditions()
  const query = textQuery(
    where,
    words.map(word => [word]),
  )
  where.add('a.published_at <= now()')
  where.add(`a.find_words @@ ${query}`)
  where.when(category, value => `a.category = ${value}`)
  const [count, tagNames] = await Promise.all([
    db.one<{ total: number }>(`SELECT count(*)::integer AS total FROM articles a ${where.where}`, where.params),
    reference.tags('article', lang),
  ])
  const total = count?.total ?? 0
  const slice = sliceOf(pageIndex, pageSize, total, false)
  if (!slice) return { ...none, total }
  const end = slice.offset + slice.limit
  const matches = `(SELECT * FROM articles a ${where.where} ORDER BY ${NEWEST} LIMIT ${where.param(Math.max(RANKED, end))}) a`
  const best = order === 'match' ? `ts_rank(a.find_words, ${query}) DESC, ` : ''
  const rows = await db.query<ArticleRow>(
    `SELECT ${articleColumns(where.param(lang))} FROM ${matches}
     ORDER BY ${best}${NEWEST} LIMIT ${where.param(slice.limit)} OFFSET ${where.param(slice.offset)}`,
    where.params,
  )
  return { items: rows.map(row => toArticle(row, lang, tagNames)), total, pageIndex, pageSize }
}
