import type { Db } from 'database/db'
import { LRUCache } from 'lru-cache'
import type { ReleaseName } from '../releases/release-name.ts'

/** Where a release was seen to work or fail: in rendering on the server, or in a browser. */
export type VoteSide = 'server' | 'browser'

export interface Vote extends ReleaseName {
  side: VoteSide
  /** A wide network: /24 in IPv4, /48 in IPv6 (platform/api/network.ts). */
  network: string
  failed: boolean
}

export interface Votes {
  /** Cheap: votes are kept in memory and written together every few seconds. */
  cast(vote: Vote): void
}

/** Number of visits per network that count for one release: on the server each visit is evidence, in browsers only each network. */
const mostVisits: Record<VoteSide, number> = { server: 2, browser: 1 }
/** Networks kept per release and side; the most recently seen stay. */
export const mostNetworks = 2_000

const flushMs = 2_000
const trimMs = 60_000
/** A network that has used up its votes is written again at this interval so that the guard keeps seeing it (guard.ts: 30 minutes). */
const refreshMs = 10 * 60_000
const mostWaiting = 10_000
const mostKnown = 50_000

interface Count {
  tried: number
  failed: number
}

/** What each network has seen of each release, added up in the database for all processes. */
export class ReleaseVotes implements Votes {
  #db: Db
  #now: () => number
  #waiting = new Map<string, Count>()
  /** Votes of each network that this process has already written, so that a busy network costs nothing. */
  #known = new LRUCache<string, Count & { at: number }>({ max: mostKnown })
  #trimmedAt = 0
  #timer: NodeJS.Timeout | undefined

  constructor(db: Db, now: () => number = Date.now) {
    this.#db = db
    this.#now = now
  }

  start(onError: (error: unknown) => void): void {
    this.#timer = setInterval(() => void this.flush().catch(onError), flushMs).unref()
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer)
    await this.flush()
  }

  cast({ area, version, side, network, failed }: Vote): void {
    const key = JSON.stringify([area, version, side, network])
    const most = mostVisits[side]
    const known = this.#known.get(key) ?? { tried: 0, failed: 0, at: 0 }
    const isNews = known.tried < most || (failed && known.failed < most) || this.#now() - known.at > refreshMs
    if (!isNews || (this.#waiting.size >= mostWaiting && !this.#waiting.has(key))) return
    const waiting = this.#waiting.get(key) ?? { tried: 0, failed: 0 }
    this.#waiting.set(key, { tried: waiting.tried + 1, failed: waiting.failed + Number(failed) })
    this.#known.set(key, { tried: known.tried + 1, failed: known.failed + Number(failed), at: this.#now() })
  }

  async flush(): Promise<void> {
    if (this.#waiting.size === 0) return
    const votes = [...this.#waiting].map(([key, count]) => {
      const [area, version, side, network] = JSON.parse(key) as [string, string, VoteSide, string]
      return { area, version, side, network, ...count, most: mostVisits[side] }
    })
    this.#waiting.clear()
    await this.#db.query(
      `INSERT INTO release_votes AS v (area, version, side, network, tried, failed)
       SELECT area, version, side, network, least(tried, most), least(failed, most)
         FROM json_to_recordset($1::json) AS t(area text, version text, side text, network text, tried integer, failed integer, most integer)
        ORDER BY 1, 2, 3, 4
       ON CONFLICT (area, version, side, network) DO UPDATE SET seen_at = now(),
         tried = least(v.tried + excluded.tried, CASE v.side WHEN 'server' THEN ${mostVisits.server} ELSE ${mostVisits.browser} END),
         failed = least(v.failed + excluded.failed, CASE v.side WHEN 'server' THEN ${mostVisits.server} ELSE ${mostVisits.browser} END)`,
      [JSON.stringify(votes)],
    )
    if (this.#now() - this.#trimmedAt < trimMs) return
    this.#trimmedAt = this.#now()
    await this.#db.query(
      `DELETE FROM release_votes AS v USING (
         SELECT area, version, side, network, row_number() OVER (PARTITION BY area, version, side ORDER BY seen_at DESC) AS place FROM release_votes) AS ranked
        WHERE ranked.place > $1 AND (v.area, v.version, v.side, v.network) = (ranked.area, ranked.version, ranked.side, ranked.network)`,
      [mostNetworks],
    )
  }
}
