import type { Db, Queries } from 'database/db'
import type { OutsideNewsItem } from './feed-items.ts'
import type { OutsideFeed } from './outside-feed.ts'

/** Items kept of one feed, newest first. */
const KEPT = 200

/** Drops the stored pages that list news of other sites (aboutOutsideNews in calls/about.ts), once the transaction is committed. */
export const tellOutsideNewsChanged = (queries: Queries) => queries.query(`SELECT tell_content_changed('outside-news')`)

/**
 * Stores the items of a feed. An item whose id or link is known already is not stored again; one with the same id and link gets its new title
 * and summary. Keeps the newest 200 items of the feed. Resolves with how many are new and how many were changed.
 */
export function storeItems(
  db: Db,
  { url, category, lang, name }: OutsideFeed,
  items: readonly OutsideNewsItem[],
): Promise<{ added: number; changed: number }> {
  const column = (key: keyof OutsideNewsItem) => items.map(item => item[key])
  return db.transaction(async queries => {
    const added = await queries.query<{ item_id: number }>(
      `INSERT INTO outside_news (feed_url, category, lang, source, guid, title, summary, url, published_at)
       SELECT $1, $2, $3, $4, i.guid, i.title, i.summary, i.url, i.published_at
       FROM unnest($5::text[], $6::text[], $7::text[], $8::text[], $9::timestamptz[])
         WITH ORDINALITY i(guid, title, summary, url, published_at, place)
       ORDER BY place DESC ON CONFLICT DO NOTHING RETURNING item_id`,
      [
        ...[url, category, lang, name],
        ...[column('guid'), column('title'), column('summary'), column('url'), column('publishedAt')],
      ],
    )
    const changed = await queries.query(
      `UPDATE outside_news n SET title = i.title, summary = i.summary
       FROM unnest($2::text[], $3::text[], $4::text[], $5::text[]) i(guid, title, summary, url)
       WHERE n.feed_url = $1 AND n.guid = i.guid AND n.url = i.url
         AND (n.title, n.summary) IS DISTINCT FROM (i.title, i.summary)
       RETURNING n.item_id`,
      [url, column('guid'), column('title'), column('summary'), column('url')],
    )
    const removed = await queries.query<{ item_id: number }>(
      `DELETE FROM outside_news WHERE feed_url = $1 AND item_id NOT IN (
         SELECT item_id FROM outside_news WHERE feed_url = $1 ORDER BY published_at DESC, item_id DESC LIMIT ${KEPT})
       RETURNING item_id`,
      [url],
    )
    const gone = new Set(removed.map(({ item_id }) => item_id))
    const stayed = added.filter(({ item_id }) => !gone.has(item_id)).length
    if (stayed + changed.length > 0) await tellOutsideNewsChanged(queries)
    return { added: stayed, changed: changed.length }
  })
}

/** Removes the items of feeds that are no longer set, or are set with another category, language or name: those are fetched again in full. */
export function forgetOtherFeeds(db: Db, feeds: readonly OutsideFeed[]): Promise<void> {
  return db.transaction(async queries => {
    const removed = await queries.query<{ feed_url: string }>(
      `DELETE FROM outside_news n WHERE NOT EXISTS (
         SELECT FROM unnest($1::text[], $2::text[], $3::text[], $4::text[]) f(url, category, lang, name)
         WHERE (f.url, f.category, f.lang, f.name) = (n.feed_url, n.category, n.lang, n.source))
       RETURNING feed_url`,
      [
        feeds.map(({ url }) => url),
        feeds.map(({ category }) => category),
        feeds.map(({ lang }) => lang),
        feeds.map(({ name }) => name),
      ],
    )
    await queries.query('DELETE FROM outside_feeds WHERE url = ANY($1) OR url <> ALL($2)', [
      removed.map(({ feed_url }) => feed_url),
      feeds.map(({ url }) => url),
    ])
    if (removed.length > 0) await tellOutsideNewsChanged(queries)
  })
}
