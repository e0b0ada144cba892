import { createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto'
import { errorCodes } from 'shared-state/calls/error-codes'
import { Refusal } from '../api/refusal.ts'
import type { Db, Queries } from '../db/db.ts'
import { keyFor } from './keys.ts'

/** Decisions 3. */
export const CODE_SECONDS = 300
export const RESEND_SECONDS = 60
export const CODE_TRIES = 5
/** Call table, 'codeToken'. */
export const CODE_TOKEN_SECONDS = 600

interface CodeRow {
  subject: string
  secret_hash: string
  data: { scene: string }
  tries: number
  over: boolean
}

export interface MailedCodes {
  /** Makes a code for an address and hands it to `send`; 429/4002 within 60 s of the last one. Answers the sendId. */
  send(address: string, scene: string, send: (code: string) => Promise<void>): Promise<string>
  /** Trades the right code for a token. Refuses 400/2006 wrong, 400/2007 expired or used, 429/4003 after five tries. */
  exchange(sendId: string, code: string): Promise<string>
  /** Uses up a token and answers the address it proves; 400/2011 unless it is fresh and of this scene. */
  redeem(queries: Queries, codeToken: string, scene: string): Promise<string>
}

/** One-time codes by mail. The table holds keyed hashes: six digits behind a plain hash would be guessed in a blink. */
export function createMailedCodes(db: Db, secret: Uint8Array): MailedCodes {
  const key = keyFor(secret, 'mailed code')
  const hashOf = (id: string, value: string) => createHmac('sha256', key).update(`${id}:${value}`).digest('hex')
  const insert = (queries: Queries, id: string, purpose: string, address: string, hash: string, scene: string, seconds: number) =>
    queries.query(
      `INSERT INTO one_time_codes (code_id, purpose, subject, secret_hash, data, expires_at)
       VALUES ($1, $2, $3, $4, jsonb_build_object('scene', $5::text), now() + make_interval(secs => $6))`,
      [id, purpose, address, hash, scene, seconds],
    )

  return {
    async send(address, scene, send) {
      const sendId = randomBytes(16).toString('hex')
      const code = String(randomInt(1_000_000)).padStart(6, '0')
      await db.transaction(async queries => {
        await queries.query('SELECT pg_advisory_xact_lock(hashtext($1))', [`mail code ${address}`])
        const last = await queries.one<{ wait: number }>(
          `SELECT ceil(extract(epoch FROM created_at - now()) + $2)::integer AS wait FROM one_time_codes
           WHERE purpose = 'mail' AND subject = $1 AND created_at > now() - make_interval(secs => $2)
           ORDER BY created_at DESC LIMIT 1`,
          [address, RESEND_SECONDS],
        )
        if (last) throw new Refusal(errorCodes.resendTooSoon, { headers: { 'Retry-After': String(Math.max(1, last.wait)) } })
        await insert(queries, sendId, 'mail', address, hashOf(sendId, code), scene, CODE_SECONDS)
      })
      await send(code)
      return sendId
    },

    async exchange(sendId, code) {
      // The try is counted before the code is looked at, in one statement: parallel guesses cannot share a try.
      const row = await db.one<CodeRow>(
        `UPDATE one_time_codes SET tries = least(tries + 1, 100) WHERE code_id = $1 AND purpose = 'mail'
         RETURNING subject, secret_hash, data, tries, expires_at <= now() OR used_at IS NOT NULL AS over`,
        [sendId],
      )
      if (!row || row.over) throw new Refusal(errorCodes.codeOver)
      if (row.tries > CODE_TRIES) throw new Refusal(errorCodes.tooManyTries)
      if (!same(row.secret_hash, hashOf(sendId, code))) throw new Refusal(errorCodes.wrongCode)
      const taken = await db.one('UPDATE one_time_codes SET used_at = now() WHERE code_id = $1 AND used_at IS NULL RETURNING code_id', [sendId])
      if (!taken) throw new Refusal(errorCodes.codeOver)
      const id = randomBytes(16).toString('hex')
      const value = randomBytes(24).toString('base64url')
      await insert(db, id, 'code token', row.subject, hashOf(id, value), row.data.scene, CODE_TOKEN_SECONDS)
      return `${id}.${value}`
    },

    async redeem(queries, codeToken, scene) {
      const [id = '', value = ''] = codeToken.split('.')
      const row = await queries.one<{ subject: string }>(
        `UPDATE one_time_codes SET used_at = now()
         WHERE code_id = $1 AND purpose = 'code token' AND secret_hash = $2 AND data->>'scene' = $3
           AND used_at IS NULL AND expires_at > now()
         RETURNING subject`,
        [id, hashOf(id, value), scene],
      )
      if (!row) throw new Refusal(errorCodes.badToken)
      return row.subject
    },
  }
}


const same = (a: string, b: string) => a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b))
