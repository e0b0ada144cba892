import type { FeedItem } from 'calls/entities/feed-item'
import type { postsfeedList } from 'calls/feed'
import type { Db } from 'database/db'
import { memoize } from 'platform/api/memoize'
import type { CallOutput, CallParsed } from 'shared-state/api/declare-call'
import type { Language } from 'shared-state/i18n/languages'
import { visible } from '../comments/comment-rows.ts'
import { isPublic } from '../exposure-sql.ts'
import { isLive } from '../market/listing-rows.ts'
import type { ReferenceData } from '../reference/reference-data.ts'
import { sliceOf } from '../sql-parts.ts'
import { readPosts } from './read-posts.ts'
import type { PostKey } from './read-posts.ts'

type Input = CallParsed<typeof postsfeedList>
type Kind = FeedItem['kind']
type Feed = CallOutput<typeof postsfeedList>

/** Maximum age of the total: it costs a read of all posts, a page only of its own. */
const COUNT_SECONDS = 30

/**
 * Sources of posts, each with an index by day: `posts` selects kind, code and at, `followed` narrows it to the users $1 and brokers $2,
 * `own` to posts of the user $1.
 */
interface Source {
  posts: string
  followed: string
  own: string
}

const sources: Record<Kind, Source> = {
  comment: {
    posts: `SELECT 'comment' AS kind, c.comment_id::text COLLATE "C" AS code, c.created_at AS at FROM comments c
            WHERE c.parent_id IS NULL AND c.target_type = 'broker' AND ${visible}`,
    followed: '(c.user_id = ANY($1) OR c.target_code = ANY($2))',
    own: 'c.user_id = $1::text',
  },
  exposure: {
    posts: `SELECT 'exposure' AS kind, e.code::text AS code, e.published_at AS at FROM exposures e WHERE ${isPublic}`,
    followed: '(e.user_id = ANY($1) OR e.broker_code = ANY($2))',
    own: 'e.user_id = $1::text',
  },
  listing: {
    posts: `SELECT 'listing' AS kind, l.code::text AS code, l.published_at AS at FROM listings l WHERE ${isLive}`,
    // The array is compared with '{}' because the index has no other rows.
    followed: `(l.user_id = ANY($1) OR l.broker_codes && $2 AND l.broker_codes <> '{}')`,
    own: 'l.user_id = $1::text',
  },
  article: {
    posts: `SELECT 'article' AS kind, a.code::text AS code, a.published_at AS at FROM articles a
            WHERE a.category <> 'best_brokers' AND a.published_at <= now()`,
    followed: 'a.broker_codes && $2',
    own: '$1::text IS NULL', // articles belong to the editors, not to any user
  },
}

export const sourcesOf = (kind: Kind | undefined): Source[] =>
  Object.entries(sources).flatMap(([name, source]) => (!kind || name === kind ? source : []))

/** All public posts, or those by users and about brokers that a user follows, newest first. */
export function createPostsFeed(db: Db, reference: ReferenceData) {
  const countAll = memoize({ seconds: COUNT_SECONDS }, async (kind: Kind | undefined) => {
    const posts = sourcesOf(kind)
      .map(source => source.posts)
      .join(' UNION ALL ')
    return (await db.one<{ total: number }>(`SELECT count(*)::integer AS total FROM (${posts}) posts`))!.total
  })

  async function everything({ kind, pageIndex, pageSize }: Input): Promise<{ keys: PostKey[]; total: number }> {
    const total = await countAll(kind)
    const slice = sliceOf(pageIndex, pageSize, total)
    if (!slice) return { keys: [], total }
    // No source contributes more rows than the page and those before it; a limit on each lets it use its index.
    const order = slice.reverse ? 'at ASC, code DESC' : 'at DESC, code ASC'
    const posts = sourcesOf(kind)
      .map(source => `(${source.posts} ORDER BY ${order} LIMIT $1)`)
      .join(' UNION ALL ')
    const sql = `SELECT kind, code FROM (${posts}) posts ORDER BY ${order}, kind ${slice.reverse ? 'DESC' : 'ASC'} LIMIT $2 OFFSET $3`
    const keys = await db.query<PostKey>(sql, [slice.offset + slice.limit, slice.limit, slice.offset])
    return { keys: slice.reverse ? keys.reverse() : keys, total }
  }

  async function followed(
    { kind, pageIndex, pageSize }: Input,
    userId: string,
  ): Promise<{ keys: PostKey[]; total: number }> {
    const [users, brokers] = await Promise.all([
      db.query<{ id: string }>('SELECT user_id AS id FROM user_follows WHERE follower_id = $1', [userId]),
      db.query<{ id: string }>('SELECT broker_code AS id FROM collections WHERE user_id = $1', [userId]),
    ])
    const chosen = sourcesOf(kind)
    if (users.length + brokers.length === 0) return { keys: [], total: 0 }
    // The first line fixes the types of both parameters, even if a source does not use them.
    const row = await db.one<{ total: number; keys: PostKey[] | null }>(
      `WITH followed AS (SELECT $1::text[] AS users, $2::text[] AS brokers),
            posts AS MATERIALIZED (${chosen.map(source => `${source.posts} AND ${source.followed}`).join(' UNION ALL ')})
       SELECT (SELECT count(*) FROM posts)::integer AS total,
              (SELECT json_agg(page) FROM (SELECT kind, code FROM posts ORDER BY at DESC, code, kind LIMIT $3 OFFSET $4) page) AS keys`,
      [users.map(({ id }) => id), brokers.map(({ id }) => id), pageSize, (pageIndex - 1) * pageSize],
    )
    return { keys: row?.keys ?? [], total: row?.total ?? 0 }
  }

  return async (input: Input, userId: string | undefined, lang: Language): Promise<Feed> => {
    const { keys, total } = userId === undefined ? await everything(input) : await followed(input, userId)
    return {
      items: await readPosts(db, reference, keys, lang),
      total,
      pageIndex: input.pageIndex,
      pageSize: input.pageSize,
    }
  }
}
