import type { SearchHit } from 'calls/entities/search-hit'
import type { Db, SqlValue } from 'database/db'
import { memoize } from 'platform/api/memoize'
import type { Language } from 'shared-state/i18n/languages'
import { readKeyword } from '../matching/keyword.ts'
import type { Keyword } from '../matching/keyword.ts'
import type { NearArea, NearWords } from '../matching/near-words.ts'
import { Conditions } from '../sql-parts.ts'
import type { Find, FindPage, Found } from './find.ts'
import { textQuery } from '../matching/text-query.ts'
import type { TextWords } from '../matching/text-query.ts'

/** A table of texts with columns `code`, `published_at` and `find_words` (migration 0010), read as `t`. */
interface TextKind<Row> {
  table: string
  visible: string
  /** Columns of a hit; `reader` is the placeholder of the reader's language. */
  columns(reader: string): string
  /** Sort keys before the day, comma at the end: best match first. */
  byMatch(sql: MatchSql): string
  /** Areas whose words are compared with a misspelt one. */
  near: readonly NearArea[]
  toHit(row: Row, lang: Language): SearchHit
}

/** Placeholders and expressions to sort by; parameters are added only when an expression is used. */
interface MatchSql {
  reader: string
  /** The tsquery that matched the text. */
  query: string
  /** The same query, in the title only. */
  inTitle(): string
  /** The whole keyword, in searchable form. */
  text(): string
}

export interface TextFinderDeps {
  db: Db
  nearWords: NearWords
}

export interface TextFinder {
  find: Find
  /** The newest texts whose title contains the words, for suggestions. */
  titles(keyword: Keyword, lang: Language, num: number): Promise<SearchHit[]>
}

/** Ranking covers only the newest matches, this many or up to the end of the page, because it reads each of them. */
const RANKED = 100
const KEPT_SECONDS = 30
/** Keywords with more words than this are not checked for misspellings. */
const MOST_MISSPELT = 6
const newest = 't.published_at DESC, t.code'

/** Searches texts by their words, in both languages; without matches, by similar words. */
export function createTextFinder<Row>({ db, nearWords }: TextFinderDeps, kind: TextKind<Row>): TextFinder {
  const matching = (query: string) => `FROM ${kind.table} t WHERE ${kind.visible} AND t.find_words @@ ${query}`
  const totalOf = memoize(
    { seconds: KEPT_SECONDS },
    async (sql: string, params: string) =>
      (await db.one<{ total: number }>(sql, JSON.parse(params) as SqlValue[]))?.total ?? 0,
  )
  const count = (words: TextWords) => {
    const where = new Conditions()
    return totalOf(
      `SELECT count(*)::integer AS total ${matching(textQuery(where, words))}`,
      JSON.stringify(where.params),
    )
  }

  async function read(
    words: TextWords,
    keyword: Keyword,
    lang: Language,
    { order, pageIndex, pageSize }: FindPage,
    total: number,
  ) {
    const start = (pageIndex - 1) * pageSize
    if (start >= total) return []
    const where = new Conditions()
    const query = textQuery(where, words)
    const reader = where.param(lang)
    const ranked = order === 'match'
    const byMatch = ranked
      ? kind.byMatch({
          reader,
          query,
          inTitle: () => textQuery(where, words, 'A'),
          text: () => where.param(keyword.text),
        })
      : ''
    const most = where.param(ranked ? Math.max(RANKED, start + pageSize) : start + pageSize)
    const sql = `SELECT ${kind.columns(reader)} FROM (SELECT t.* ${matching(query)} ORDER BY ${newest} LIMIT ${most}) AS t
      ORDER BY ${byMatch} ${newest} LIMIT ${where.param(pageSize)} OFFSET ${where.param(start)}`
    return (await db.query<Row>(sql, where.params)).map(row => kind.toHit(row, lang))
  }

  async function meant(words: readonly string[]): Promise<TextWords> {
    return Promise.all(
      words.map(async (word, index) => {
        const stems = await Promise.all(kind.near.map(area => nearWords(area, word, index === words.length - 1)))
        return [...new Set(stems.flat().map(({ stem }) => stem))]
      }),
    )
  }

  const find = memoize(
    { seconds: KEPT_SECONDS, most: 300 },
    async (
      typed: string,
      lang: Language,
      order: FindPage['order'],
      pageIndex: number,
      pageSize: number,
    ): Promise<Found> => {
      const keyword = readKeyword(typed)
      const page = { order, pageIndex, pageSize }
      const words = keyword.words.map(word => [word])
      const total = await count(words)
      if (total > 0) return { hits: await read(words, keyword, lang, page, total), total, near: false }
      const others = keyword.words.length > MOST_MISSPELT ? [[]] : await meant(keyword.words)
      if (others.some(({ length }) => length === 0)) return { hits: [], total: 0, near: false }
      const nearTotal = await count(others)
      const hits = await read(others, keyword, lang, page, nearTotal)
      return { hits: hits.map(hit => ({ ...hit, near: true })), total: nearTotal, near: nearTotal > 0 }
    },
  )

  return {
    find: (keyword, lang, { order, pageIndex, pageSize }) => find(keyword.raw, lang, order, pageIndex, pageSize),
    async titles(keyword, lang, num) {
      const where = new Conditions()
      const query = textQuery(
        where,
        keyword.words.map(word => [word]),
        'A',
      )
      const sql = `SELECT ${kind.columns(where.param(lang))} ${matching(query)} ORDER BY ${newest} LIMIT ${where.param(num)}`
      return (await db.query<Row>(sql, where.params)).map(row => kind.toHit(row, lang))
    },
  }
}
