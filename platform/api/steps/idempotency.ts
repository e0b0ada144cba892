import type { Db } from 'database/db'
import { createHmac } from 'node:crypto'
import type { CallDeclaration } from 'shared-state/api/declare-call'
import type { Envelope } from 'shared-state/api/envelope'
import { errorCodes } from 'shared-state/api/error-codes'
import type { Caller } from '../handle.ts'
import { createAttemptLimit } from '../limits/attempt-limits.ts'
import { createNetworkLimit } from '../limits/network-limits.ts'
import { spendAttempt } from '../limits/spend-attempt.ts'
import { narrowNetworkOf } from '../network.ts'
import { Refusal } from '../refusal.ts'
import type { Answer } from '../envelope.ts'

const KEPT_HOURS = 24
/** Limits on stored responses in this many seconds: per user, and per network of callers without a session. */
const STORED = { user: { most: 1_000, seconds: 3600 }, network: { most: 300, seconds: 3600 } }
/** A run that has not finished after this time was interrupted (a call ends within 15 s, spec 9): its key is free again. */
const ABANDONED_AFTER_SECONDS = 30

interface StoredAnswer {
  body_hash: string
  status: number | null
  answer: Envelope | null
}

export const isKeyed = (call: CallDeclaration): boolean => call.repeat === 'key' || call.repeat === 'may'

export type RunOnce = (
  request: { call: CallDeclaration; caller: Caller; key: string | undefined; input: unknown },
  run: () => Promise<Answer>,
) => Promise<Answer>

/**
 * Runs a keyed POST once per caller and key. A repetition with the same body gets the stored response with `Idempotency-Replayed: true`;
 * with another body 409/3103; while the first is still running 409/3101. Only successful responses are stored: a refused or failed call
 * wrote nothing. Cookies are never stored, as a session's secret must exist only in its owner's browser; so a login is run again, and a
 * repeated registration is answered without signing in. Refuses 429/4001 a caller with too many stored responses.
 */
export function createRunOnce(db: Db, secret: Uint8Array): RunOnce {
  const byUser = createAttemptLimit(STORED.user)
  const byNetwork = createNetworkLimit(STORED.network)
  return async ({ call, caller, key, input }, run) => {
    if (key === undefined || !isKeyed(call)) return run()
    if (!/^[\x21-\x7e]{8,64}$/.test(key)) throw new Refusal(errorCodes.badIdempotencyKey)
    const [limit, name] = caller.user ? [byUser, caller.user.userId] : [byNetwork, caller.ip]
    const row: Keys = [caller.user?.userId ?? `network:${narrowNetworkOf(caller.ip)}`, call.name, key]
    spendAttempt(limit, name)
    let isStored = false
    try {
      const { answer, isNew } = await answerOnce(db, { call, row, bodyHash: await hashOf(input, secret) }, run)
      isStored = isNew
      return answer
    } finally {
      if (!isStored) limit.takeBack(name)
    }
  }
}

/** `isNew`: the response was produced by this run, and is stored. */
async function answerOnce(
  db: Db,
  { call, row, bodyHash }: { call: CallDeclaration; row: Keys; bodyHash: string },
  run: () => Promise<Answer>,
): Promise<{ answer: Answer; isNew: boolean }> {
  const stored = await claim(db, row, bodyHash)
  if (stored) return { answer: replay(stored, bodyHash), isNew: false }
  const free = () => db.query('DELETE FROM idempotency_keys WHERE owner = $1 AND call = $2 AND key = $3', row)
  try {
    const answer = await run()
    const isNew = call.repeat !== 'may' || answer.setCookies.length === 0
    if (isNew) {
      const set =
        'UPDATE idempotency_keys SET status = $4, answer = $5::jsonb WHERE owner = $1 AND call = $2 AND key = $3'
      await db.query(set, [...row, answer.status, JSON.stringify(answer.body)])
    } else await free()
    return { answer, isNew }
  } catch (error) {
    await free()
    throw error
  }
}

/** Keyed hash: bodies contain passwords, which could be guessed from plain hashes in a copy of the table. */
async function hashOf(input: unknown, secret: Uint8Array): Promise<string> {
  const hash = createHmac('sha256', secret).update(JSON.stringify(input))
  for (const value of Object.values(input as object))
    if (value instanceof Blob) hash.update(new Uint8Array(await value.arrayBuffer()))
  return hash.digest('hex')
}

type Keys = [owner: string, call: string, key: string]

/** Claims the key for this run, or returns the response stored under it. */
async function claim(db: Db, keys: Keys, bodyHash: string): Promise<StoredAnswer | undefined> {
  const taken = await db.one<{ key: string }>(
    `INSERT INTO idempotency_keys AS k (owner, call, key, body_hash) VALUES ($1, $2, $3, $4)
     ON CONFLICT (owner, call, key) DO UPDATE SET body_hash = $4, status = NULL, answer = NULL, created_at = now()
       WHERE k.created_at < now() - make_interval(hours => ${KEPT_HOURS})
          OR (k.status IS NULL AND k.created_at < now() - make_interval(secs => ${ABANDONED_AFTER_SECONDS}))
     RETURNING key`,
    [...keys, bodyHash],
  )
  if (taken) return undefined
  const sql = 'SELECT body_hash, status, answer FROM idempotency_keys WHERE owner = $1 AND call = $2 AND key = $3'
  return (await db.one<StoredAnswer>(sql, keys)) ?? claim(db, keys, bodyHash)
}

function replay(stored: StoredAnswer, bodyHash: string): Answer {
  if (stored.body_hash !== bodyHash) throw new Refusal(errorCodes.keyReused)
  if (stored.status === null || !stored.answer) throw new Refusal(errorCodes.wrongState)
  return { status: stored.status, body: stored.answer, headers: { 'Idempotency-Replayed': 'true' }, setCookies: [] }
}
