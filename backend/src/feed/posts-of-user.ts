import type { FeedItem } from 'calls/entities/feed-item'
import type { Page } from 'calls/entities/page'
import type { Db } from 'database/db'
import type { Language } from 'shared-state/i18n/languages'
import type { ReferenceData } from '../reference/reference-data.ts'
import { orderBy, sliceOf } from '../sql-parts.ts'
import { sourcesOf } from './posts-feed.ts'
import { readPosts } from './read-posts.ts'
import type { PostKey } from './read-posts.ts'

interface Asked {
  kind?: FeedItem['kind'] | undefined
  order: 'new' | 'old'
  pageIndex: number
  pageSize: number
}

/** A page of a user's public posts. */
export async function postsOfUser(
  db: Db,
  reference: ReferenceData,
  userId: string,
  { kind, order, pageIndex, pageSize }: Asked,
  lang: Language,
): Promise<Page<FeedItem>> {
  const posts = sourcesOf(kind)
    .map(source => `${source.posts} AND ${source.own}`)
    .join(' UNION ALL ')
  const sql = `SELECT count(*)::integer AS total FROM (${posts}) posts`
  const { total } = (await db.one<{ total: number }>(sql, [userId]))!
  const slice = sliceOf(pageIndex, pageSize, total)
  if (!slice) return { items: [], total, pageIndex, pageSize }
  const desc = order === 'new'
  const keys = [
    { sql: 'at', desc },
    { sql: 'code', desc },
    { sql: 'kind', desc },
  ]
  const rows = await db.query<PostKey>(
    `SELECT kind, code FROM (SELECT * FROM (${posts}) posts ORDER BY ${orderBy(keys, slice.reverse)} LIMIT $2 OFFSET $3) page ORDER BY ${orderBy(keys)}`,
    [userId, slice.limit, slice.offset],
  )
  return { items: await readPosts(db, reference, rows, lang), total, pageIndex, pageSize }
}
