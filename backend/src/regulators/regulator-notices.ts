import { noticeCategories } from 'calls/regulators'
import type { regulatorContentpage } from 'calls/regulators'
import type { Db } from 'database/db'
import type { CallOutput, CallParsed } from 'shared-state/api/declare-call'
import type { Language } from 'shared-state/i18n/languages'
import { readKeyword } from '../matching/keyword.ts'
import { Conditions, sliceOf } from '../sql-parts.ts'

type Category = (typeof noticeCategories)[number]

const categoryNames: Record<Category, Record<Language, string>> = {
  warning: { en: 'Warnings', id: 'Peringatan' },
  enforcement: { en: 'Enforcement', id: 'Penindakan' },
  licence: { en: 'Licence changes', id: 'Perubahan lisensi' },
  rule: { en: 'Rules', id: 'Peraturan' },
  other: { en: 'Other notices', id: 'Pengumuman lain' },
}

interface Row {
  notice_id: number
  title_text: string
  category: Category
  url: string
  published_at: string
  broker_code: string | null
}

type Wanted = Omit<CallParsed<typeof regulatorContentpage>, 'code'> & { regulatorId: number }

/** A page of a regulator's notices, newest first. `keyword`: the title contains all its words. */
export async function readNotices(
  db: Db,
  wanted: Wanted,
  lang: Language,
): Promise<CallOutput<typeof regulatorContentpage>> {
  const { regulatorId, category, keyword, traderCode, pageIndex, pageSize } = wanted
  const where = new Conditions()
  where.add(`n.regulator_id = ${where.param(regulatorId)} AND n.published_at <= now()`)
  where.when(category, value => `n.category = ${value}`)
  where.when(traderCode, value => `n.broker_code = ${value}`)
  const title = `n.title->>${where.param(lang)}`
  for (const word of keyword ? readKeyword(keyword).words : [])
    where.add(`strpos(searchable(${title}), ${where.param(word)}) > 0`)
  const counted = await db.one<{ total: number }>(
    `SELECT count(${title})::integer AS total FROM regulator_notices n ${where.where}`,
    where.params,
  )
  const total = counted?.total ?? 0
  const slice = sliceOf(pageIndex, pageSize, total)
  if (!slice) return { items: [], total, pageIndex, pageSize }
  const way = slice.reverse ? 'ASC' : 'DESC'
  const rows = await db.query<Row>(
    `SELECT n.notice_id, ${title} AS title_text, n.category, n.url, n.published_at, n.broker_code FROM regulator_notices n ${where.where}
     ORDER BY n.published_at ${way}, n.notice_id ${way} LIMIT ${where.param(slice.limit)} OFFSET ${where.param(slice.offset)}`,
    where.params,
  )
  const items = rows.map(row => ({
    id: String(row.notice_id),
    title: row.title_text,
    category: row.category,
    url: row.url,
    at: row.published_at,
    traderCode: row.broker_code,
  }))
  return { items: slice.reverse ? items.reverse() : items, total, pageIndex, pageSize }
}

/** All kinds of notices with their counts, for one regulator or for all. */
export async function countNotices(db: Db, regulatorId: number | undefined, lang: Language) {
  const where = new Conditions()
  where.add('n.published_at <= now()')
  where.when(regulatorId, id => `n.regulator_id = ${id}`)
  const sql = `SELECT n.category, count(*)::integer AS count FROM regulator_notices n ${where.where} GROUP BY n.category`
  const counts = new Map(
    (await db.query<{ category: Category; count: number }>(sql, where.params)).map(row => [row.category, row.count]),
  )
  return noticeCategories.map(code => ({ code, name: categoryNames[code][lang], count: counts.get(code) ?? 0 }))
}
