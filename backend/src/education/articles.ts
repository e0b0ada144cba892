import type { articleIntroinit, articleList, newsDetail } from 'calls/education'
import type { Article, ArticleWithContent, TitleItem } from 'calls/entities/article'
import type { Db } from 'database/db'
import { memoize } from 'platform/api/memoize'
import { Refusal } from 'platform/api/refusal'
import type { CallOutput, CallParsed } from 'shared-state/api/declare-call'
import { errorCodes } from 'shared-state/api/error-codes'
import type { Language } from 'shared-state/i18n/languages'
import { leadersInOrder } from '../brokers/leading-brokers.ts'
import type { ReferenceData } from '../reference/reference-data.ts'
import { Conditions, orderBy, sliceOf } from '../sql-parts.ts'
import type { SortKey } from '../sql-parts.ts'
import { articleHtml } from './article-html.ts'
import { articleVideo, type StoredVideo } from './article-video.ts'
import type { ReadGlossary } from './glossary.ts'
import { inPathOrder } from './learning-paths.ts'
import { articleColumns, titleColumns, toArticle } from './article-rows.ts'
import type { ArticleRow } from './article-rows.ts'

type ListInput = CallParsed<typeof articleList>
type Row = ArticleRow & { body_text: string; video: StoredVideo | null }

const RELATED = 4
const newest: SortKey[] = [{ sql: 'a.published_at', desc: true }, { sql: 'a.code' }]
const orders: Record<ListInput['order'], SortKey[]> = {
  new: newest,
  hot: [{ sql: 'a.view_count', desc: true }, ...newest],
}
const published = 'a.published_at <= now()'

export function createArticles(db: Db, reference: ReferenceData, readGlossary: ReadGlossary, videoUrl?: string) {
  async function page(input: ListInput, lang: Language): Promise<CallOutput<typeof articleList>> {
    const { pageIndex, pageSize } = input
    const where = new Conditions()
    where.add(published)
    where.when(input.category, category => `a.category = ${category}`)
    where.when(input.level, level => `a.level = ${level}`)
    where.when(input.tag, tag => `a.tags @> ARRAY[${tag}]`)
    where.when(input.traderCode, code => `a.broker_codes @> ARRAY[${code}]`)
    const [total, tagNames] = await Promise.all([count(db, where), reference.tags('article', lang)])
    const answer = { total, pageIndex, pageSize, tagName: tagNames.get(input.tag ?? '') ?? null }
    const slice = sliceOf(pageIndex, pageSize, total)
    if (!slice) return { ...answer, items: [] }
    const keys = orders[input.order]
    const filter = where.where
    const limits = `LIMIT ${where.param(slice.limit)} OFFSET ${where.param(slice.offset)}`
    const columns = articleColumns(where.param(lang))
    const sql = `SELECT ${columns} FROM articles a ${filter} ORDER BY ${orderBy(keys, slice.reverse)} ${limits}`
    const items = (await db.query<ArticleRow>(sql, where.params)).map(row => toArticle(row, lang, tagNames))
    return { ...answer, items: slice.reverse ? items.reverse() : items }
  }

  /** Rendered once per minute, language and version: markdown costs more than the rest of the answer. */
  const render = memoize(
    { seconds: 60, most: 300 },
    async (code: string, lang: Language, _version: string): Promise<{ row: Row; article: ArticleWithContent }> => {
      const sql = `SELECT ${articleColumns('$2')}, a.body->>$2 AS body_text, a.video FROM articles a WHERE a.code = $1 AND ${published}`
      const [row, tagNames, glossary] = await Promise.all([
        db.one<Row>(sql, [code, lang]),
        reference.tags('article', lang),
        readGlossary(lang),
      ])
      if (!row) throw new Refusal(errorCodes.notFound)
      const { terms, ...html } = articleHtml(row.body_text, glossary)
      const article = {
        ...toArticle(row, lang, tagNames),
        ...html,
        terms: terms.map(term => glossary.byCode.get(term)!),
        video: row.video && articleVideo(row.video, code, lang, videoUrl),
      }
      return { row, article }
    },
  )

  /** The article as it is now: a stored page that a change has dropped must not be rendered from the text before. */
  async function read(code: string, lang: Language) {
    const sql = `SELECT a.updated_at FROM articles a WHERE a.code = $1 AND ${published}`
    const now = await db.one<{ updated_at: string }>(sql, [code])
    if (!now) throw new Refusal(errorCodes.notFound)
    return render(code, lang, now.updated_at)
  }

  /** Other articles of the same category, most shared tags first. */
  const related = async ({ code, category, tags }: Row, lang: Language): Promise<Article[]> => {
    const [rows, tagNames] = await Promise.all([
      db.query<ArticleRow>(
        `SELECT ${articleColumns('$1')} FROM articles a WHERE a.category = $2 AND a.code <> $3 AND ${published}
         ORDER BY (SELECT count(*) FROM unnest(a.tags) t WHERE t = ANY($4)) DESC, a.published_at DESC, a.code LIMIT ${RELATED}`,
        [lang, category, code, tags],
      ),
      reference.tags('article', lang),
    ])
    return rows.map(row => toArticle(row, lang, tagNames))
  }

  /** The neighbouring article in its category's list; `earlier`: the one published before it. */
  const beside = async ({ code, category }: Row, lang: Language, earlier: boolean): Promise<TitleItem | null> => {
    const [than, order] = earlier ? ['<', 'DESC'] : ['>', 'ASC']
    const sql = `SELECT ${titleColumns('$1')} FROM articles a, articles own
      WHERE own.code = $2 AND a.category = $3 AND ${published} AND (a.published_at, a.code) ${than} (own.published_at, own.code)
      ORDER BY a.published_at ${order}, a.code ${order} LIMIT 1`
    return (await db.one<TitleItem>(sql, [lang, code, category])) ?? null
  }

  /** The lessons before and after a lesson of a learning path; that of the next level follows the last one. */
  const onPath = async ({ code }: Row, lang: Language): Promise<{ prev: TitleItem | null; next: TitleItem | null }> => {
    const rows = await db.query<TitleItem>(
      `SELECT ${titleColumns('$1')} FROM articles a WHERE a.path_place IS NOT NULL AND ${published} ORDER BY ${inPathOrder('a')}`,
      [lang],
    )
    const at = rows.findIndex(row => row.code === code)
    return { prev: rows[at - 1] ?? null, next: rows[at + 1] ?? null }
  }

  const neighbours = async (row: Row, lang: Language) => {
    if (row.path_place !== null) return onPath(row, lang)
    const [prev, next] = await Promise.all([beside(row, lang, true), beside(row, lang, false)])
    return { prev, next }
  }

  async function detail(code: string, lang: Language): Promise<CallOutput<typeof newsDetail>> {
    const { row, article } = await read(code, lang)
    const [others, beside] = await Promise.all([related(row, lang), neighbours(row, lang)])
    return { article, related: others, ...beside }
  }

  async function topic(code: string, lang: Language): Promise<CallOutput<typeof articleIntroinit>> {
    const { row, article } = await read(code, lang)
    if (row.category !== 'best_brokers') throw new Refusal(errorCodes.notFound)
    const [brokers, others] = await Promise.all([leadersInOrder(db, reference, row.broker_codes), related(row, lang)])
    return {
      article,
      brokers,
      related: others.map(({ title, code: ownCode, slug }) => ({ title, code: ownCode, slug })),
    }
  }

  return { page, detail, topic }
}

const count = async (db: Db, where: Conditions) =>
  (await db.one<{ total: number }>(`SELECT count(*)::integer AS total FROM articles a ${where.where}`, where.params))
    ?.total ?? 0
