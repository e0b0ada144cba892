import type { usercenterRefusedsignins } from 'calls/sessions'
import type { Db } from 'database/db'
import type { Caller } from 'platform/api/handle'
import type { Log } from 'platform/api/envelope'
import type { CallOutput } from 'shared-state/api/declare-call'
import type { Proof } from '../accounts/proof-codes.ts'
import { countryCodeOf } from '../countries/iso-countries.ts'
import type { GeoDatabase } from '../geo/geo-database.ts'
import { accountOf } from './proven-account.ts'

/** Newest rows kept per account: guesses from many addresses fill no more than these. */
export const MAX_REFUSED = 20
const WRITE_MS = 2_000
/** Rows that wait in memory; any beyond are dropped. */
const MOST_WAITING = 1_000

interface Refused {
  whose: { userId: string } | Proof
  way: 'password' | 'code'
  ip: string
  device: string
  tries: number
  at: string
}

/**
 * Records refused sign-ins for the account's owner to see. Rows are written later, in batches: a response that waited for a write would
 * reveal by its time that the account exists. Rows still waiting at a stop are lost.
 */
export interface RefusedSignIns {
  note(whose: Refused['whose'], way: Refused['way'], from: Caller): void
  /** Newest first, including all rows recorded before the call. */
  list(userId: string): Promise<CallOutput<typeof usercenterRefusedsignins>>
}

export function createRefusedSignIns(db: Db, geo: GeoDatabase, log: Log): RefusedSignIns {
  const waiting = new Map<string, Refused>()
  let timer: NodeJS.Timeout | undefined
  let writing = Promise.resolve()

  async function write({ whose, way, ip, device, tries, at }: Refused): Promise<void> {
    const userId = 'userId' in whose ? whose.userId : (await accountOf(db, whose))?.userId
    if (userId === undefined) return
    await db.query(
      `INSERT INTO refused_sign_ins AS r (user_id, way, ip, device, country_code, tries, at)
       SELECT user_id, $2, $3, $4, $5, $6, $7 FROM users WHERE user_id = $1 AND deleted_at IS NULL
       ON CONFLICT (user_id, way, ip, device) DO UPDATE SET tries = least(r.tries + excluded.tries, 1000000), at = excluded.at`,
      [userId, way, ip, device, countryCodeOf((await geo.countryOf(ip)) ?? ''), tries, at],
    )
    await db.query(
      `DELETE FROM refused_sign_ins WHERE user_id = $1 AND (way, ip, device) IN (
         SELECT way, ip, device FROM refused_sign_ins WHERE user_id = $1 ORDER BY at DESC OFFSET $2)`,
      [userId, MAX_REFUSED],
    )
  }

  function flush(): Promise<void> {
    clearTimeout(timer)
    timer = undefined
    const rows = [...waiting.values()]
    waiting.clear()
    for (const row of rows)
      writing = writing
        .then(() => write(row))
        .catch((error: unknown) => log.error({ err: error }, 'failed to record a failed sign-in'))
    return writing
  }

  return {
    note(whose, way, { ip, device = '' }) {
      const key = JSON.stringify([whose, way, ip, device])
      const tries = (waiting.get(key)?.tries ?? 0) + 1
      if (tries === 1 && waiting.size >= MOST_WAITING) return
      waiting.set(key, { whose, way, ip, device, tries, at: new Date().toISOString() })
      timer ??= setTimeout(flush, WRITE_MS).unref()
    },

    async list(userId) {
      await flush()
      const rows = await db.query<{
        at: string
        way: Refused['way']
        tries: number
        device: string
        ip: string
        country_code: string
      }>('SELECT at, way, tries, device, ip, country_code FROM refused_sign_ins WHERE user_id = $1 ORDER BY at DESC', [
        userId,
      ])
      return { items: rows.map(({ country_code, ...row }) => ({ ...row, countryCode: country_code })) }
    },
  }
}
