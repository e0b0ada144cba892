import type { FeedItem } from 'calls/entities/feed-item'
import { mayLead } from 'calls/findings/findings-of'
import type { Db } from 'database/db'
import type { Language } from 'shared-state/i18n/languages'
import { entriesByCode } from '../brokers/broker-rows.ts'
import { commentColumns, commentTables } from '../comments/comment-rows.ts'
import type { CommentRow } from '../comments/comment-rows.ts'
import { articleColumns } from '../education/article-rows.ts'
import type { ArticleRow } from '../education/article-rows.ts'
import { articlePath } from '../education/titles.ts'
import { publicExposureRows } from '../exposure/exposure-rows.ts'
import { listingPath } from '../market/listing-path.ts'
import { isLive, listingColumns, listingTables } from '../market/listing-rows.ts'
import type { ListingRow } from '../market/listing-rows.ts'
import type { ReferenceData } from '../reference/reference-data.ts'
import { toUserPublic } from '../users/user-rows.ts'

export interface PostKey {
  kind: FeedItem['kind']
  code: string
}

/** `brokerCodes`: the brokers that it is about. */
type Post = Omit<FeedItem, 'broker'> & { brokerCodes: readonly string[] }

/** Characters of a post's text shown in the feed. */
const EXCERPT = 300
const excerpt = (text: string): string => [...text].slice(0, EXCERPT).join('')

/** Posts by their keys, in the order requested: one query per kind, and one for all brokers. */
export async function readPosts(
  db: Db,
  reference: ReferenceData,
  keys: readonly PostKey[],
  lang: Language,
): Promise<FeedItem[]> {
  const codesOf = (kind: FeedItem['kind']) => keys.filter(key => key.kind === kind).map(({ code }) => code)
  const posts = await Promise.all([
    comments(db, codesOf('comment'), lang),
    exposures(db, codesOf('exposure'), lang),
    articles(db, codesOf('article'), lang),
    listings(db, codesOf('listing'), lang),
  ])
  const byKey = new Map(posts.flat().map(post => [`${post.kind} ${post.code}`, post]))
  const found = keys.map(({ kind, code }) => byKey.get(`${kind} ${code}`)).filter(post => post !== undefined)
  const brokers = await entriesByCode(
    db,
    reference,
    found.flatMap(({ brokerCodes }) => brokerCodes),
  )
  return found.map(({ brokerCodes, ...post }) => {
    const about = brokerCodes.map(code => brokers.get(code)).filter(broker => broker !== undefined)
    // Of several brokers the one that readers must be warned about (decisions 7).
    return { ...post, broker: about.find(broker => !mayLead(broker)) ?? about[0] ?? null }
  })
}

async function comments(db: Db, codes: readonly string[], lang: Language): Promise<Post[]> {
  if (codes.length === 0) return []
  const sql = `SELECT ${commentColumns('$2')} FROM ${commentTables} WHERE c.comment_id = ANY($1)`
  return (await db.query<CommentRow>(sql, [codes.map(Number), lang])).map(row => ({
    kind: 'comment',
    code: String(row.comment_id),
    title: reviewOf[lang].replace('{broker}', row.broker_name ?? row.target_code),
    text: excerpt(row.text),
    lang: row.text_lang,
    url: `/${lang}/brokers/review/${row.broker_slug === null ? '' : `${row.broker_slug}-`}${row.target_code}.html`,
    // Stays with the post when its author leaves the team.
    user: { ...toUserPublic(row, lang), vest: row.by_team },
    brokerCodes: [row.target_code],
    at: row.created_at,
    sample: row.sample,
  }))
}

const reviewOf: Record<Language, string> = { en: 'Review of {broker}', id: 'Ulasan tentang {broker}' }

async function exposures(db: Db, codes: readonly string[], lang: Language): Promise<Post[]> {
  return (await publicExposureRows(db, codes, lang)).map(row => ({
    kind: 'exposure',
    code: row.code,
    title: row.title_text,
    text: row.content_text,
    lang: row.text_lang,
    url: `/${lang}/exposure/${row.slug}-${row.code}.html`,
    user: toUserPublic(row, lang),
    brokerCodes: row.broker_code === null ? [] : [row.broker_code],
    at: row.created_at,
    sample: row.sample,
  }))
}

async function articles(db: Db, codes: readonly string[], lang: Language): Promise<Post[]> {
  if (codes.length === 0) return []
  const sql = `SELECT ${articleColumns('$2')} FROM articles a WHERE a.code = ANY($1)`
  return (await db.query<ArticleRow>(sql, [codes, lang])).map(row => ({
    kind: 'article',
    code: row.code,
    title: row.title_text,
    text: excerpt(row.summary_text),
    lang,
    url: articlePath(lang, row),
    user: null,
    brokerCodes: row.broker_codes.slice(0, 1),
    at: row.published_at,
    sample: row.generated,
  }))
}

async function listings(db: Db, codes: readonly string[], lang: Language): Promise<Post[]> {
  if (codes.length === 0) return []
  const sql = `SELECT ${listingColumns} FROM ${listingTables} WHERE l.code = ANY($1) AND ${isLive}`
  return (await db.query<ListingRow>(sql, [codes])).map(row => ({
    kind: 'listing',
    code: row.code,
    title: row.title,
    text: row.excerpt,
    lang: row.lang,
    url: `/${lang}${listingPath(row)}`,
    user: toUserPublic(row, lang),
    brokerCodes: row.broker_codes,
    at: row.shown_at,
    sample: row.sample,
  }))
}
