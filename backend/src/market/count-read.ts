import type { Db } from 'database/db'
import { createHmac } from 'node:crypto'
import { keyFor } from 'platform/api/keys'
import { narrowNetworkOf } from 'platform/api/network'
import { findLive } from './find-listing.ts'

/**
 * Counts a visit to a live listing, once per network and day, and returns the number of visits. The database has only a hash of network and day,
 * which leads back to neither without the site's secret, and only until the next day.
 */
export function createReadCount(db: Db, secret: Uint8Array): (code: string, ip: string) => Promise<number> {
  const key = keyFor(secret, 'listing read')
  return async (code, ip) => {
    await findLive(db, code)
    const day = new Date().toISOString().slice(0, 10)
    const hash = createHmac('sha256', key)
      .update(`${day} ${narrowNetworkOf(ip)}`)
      .digest('base64url')
      .slice(0, 22)
    const counted = await db.one<{ read_count: number }>(
      `WITH visit AS (INSERT INTO listing_reads (listing_code, network_hash, day) VALUES ($1, $2, $3::date) ON CONFLICT DO NOTHING RETURNING 1)
       UPDATE listings SET read_count = read_count + 1 WHERE code = $1 AND EXISTS (SELECT FROM visit) RETURNING read_count`,
      [code, hash, day],
    )
    if (counted) return counted.read_count
    const read = await db.one<{ read_count: number }>('SELECT read_count FROM listings WHERE code = $1', [code])
    return read?.read_count ?? 0
  }
}
