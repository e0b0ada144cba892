import type { Db } from 'database/db'
import type { Validators } from './fetch-feed.ts'
import type { OutsideFeed } from './outside-feed.ts'

const DAY_SECONDS = 86_400

/** Up to a tenth longer, so that fetches of many feeds spread. */
const spread = (seconds: number) => Math.round(seconds * (1 + Math.random() * 0.1))

/**
 * The validators of the last fetch if the feed is due, undefined otherwise. Of several processes one gets the turn, decided by one statement;
 * if it dies, the next turn comes after the feed's interval.
 */
export function takeTurn(db: Db, { url, minutes }: OutsideFeed): Promise<Validators | undefined> {
  return db.one<Validators>(
    `INSERT INTO outside_feeds AS f (url, next_at) VALUES ($1, now() + make_interval(secs => $2))
     ON CONFLICT (url) DO UPDATE SET checked_at = now(), next_at = excluded.next_at WHERE f.next_at <= now()
     RETURNING etag, last_modified AS "lastModified"`,
    [url, spread(minutes * 60)],
  )
}

/** Ends a turn in which the feed was fetched or had not changed. */
export async function noteSuccess(
  db: Db,
  { url, minutes }: OutsideFeed,
  { etag, lastModified }: Validators,
): Promise<void> {
  await db.query(
    `UPDATE outside_feeds SET etag = $2, last_modified = $3, next_at = now() + make_interval(secs => $4), failed_count = 0, problem = NULL
     WHERE url = $1`,
    [url, etag, lastModified, spread(minutes * 60)],
  )
}

/**
 * Ends a turn that failed: the next one comes after twice the time for each failure in a row, up to a day, and not before the feed's server
 * allows it. `retryAfter` in seconds. The validators stay: what they belong to is stored.
 */
export async function noteFailure(
  db: Db,
  { url, minutes }: OutsideFeed,
  { problem, retryAfter = 0 }: { problem: string; retryAfter?: number | undefined },
): Promise<void> {
  // 2 to the 9th times 5 minutes, the shortest interval, is more than a day.
  await db.query(
    `UPDATE outside_feeds SET failed_count = failed_count + 1, problem = $2, next_at = now() + make_interval(secs =>
       greatest($3, least(${DAY_SECONDS}, $4 * 2 ^ least(failed_count + 1, 9))))
     WHERE url = $1`,
    [url, problem, spread(retryAfter), spread(minutes * 60)],
  )
}
