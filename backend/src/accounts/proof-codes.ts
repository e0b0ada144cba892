import type { Db, Queries } from 'database/db'
import { createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto'
import { keyFor } from 'platform/api/keys'
import { Refusal } from 'platform/api/refusal'
import { errorCodes } from 'shared-state/api/error-codes'

/** Decisions 3. */
export const CODE_SECONDS = 300
export const RESEND_SECONDS = 60
export const CODE_TRIES = 5
/** Call table, 'codeToken'. */
export const CODE_TOKEN_SECONDS = 600
/**
 * Codes for one address or number in an hour: for its owner, for each network of strangers, and for all strangers together, which keeps the
 * mailbox from being flooded. The number of possible guesses is the sum of these times five (docs/decisions/0030).
 */
export const CODES_AN_HOUR = 8
export const CODES_AN_HOUR_FOR_STRANGERS = 24

const HOUR_SECONDS = 3600
const OWNER = 'owner'

/** Where a code is sent: an email address, or a phone number with its plus. */
export type CodeChannel = 'mail' | 'sms'

export interface Proof {
  channel: CodeChannel
  /** Address in lower case, or number such as `+628123456789`. */
  subject: string
}

/** The requester of a code: the owner of the account that the address or number belongs to, or a stranger on this network. */
export type Requester = 'owner' | { network: string }

interface CodeRow {
  subject: string
  secret_hash: string
  data: { scene: string }
  tries: number
  over: boolean
}

interface TokenRow {
  subject: string
  data: { channel: CodeChannel }
}

export interface ProofCodes {
  /**
   * Makes a code for an address or number and passes it to `send`. Returns the sendId. 429/4002 within 60 s of the requester's last one,
   * 429/4001 after too many. Requests by strangers neither count against the owner nor invalidate an earlier code.
   */
  send(proof: Proof, scene: string, requester: Requester, send: (code: string) => Promise<void>): Promise<string>
  /**
   * Exchanges the right code for a token. Refuses 400/2006 wrong, 400/2007 expired or used, 429/4003 after five tries. `onWrong` receives
   * the proof and scene of a wrong code.
   */
  exchange(
    channel: CodeChannel,
    sendId: string,
    code: string,
    onWrong?: (proof: Proof, scene: string) => void,
  ): Promise<string>
  /** The proof behind a token, which stays valid; 400/2011 unless it is valid, and of `scene` if one is given. */
  read(queries: Queries, codeToken: string, scene?: string): Promise<Proof>
  /** Uses up a token and returns its proof; 400/2011 unless it is valid and of this scene. */
  redeem(queries: Queries, codeToken: string, scene: string): Promise<Proof>
}

/** One-time codes by mail and text message. The table holds keyed hashes: six digits behind a plain hash could be brute-forced at once. */
export function createProofCodes(db: Db, secret: Uint8Array): ProofCodes {
  const key = keyFor(secret, 'proof code')
  const hashOf = (id: string, value: string) => createHmac('sha256', key).update(`${id}:${value}`).digest('hex')
  const insert = (
    queries: Queries,
    code: {
      id: string
      purpose: string
      subject: string
      hash: string
      data: object
      seconds: number
      requester?: string
    },
  ) =>
    queries.query(
      `INSERT INTO one_time_codes (code_id, purpose, subject, secret_hash, data, expires_at, requester)
       VALUES ($1, $2, $3, $4, $5::jsonb, now() + make_interval(secs => $6), $7)`,
      [code.id, code.purpose, code.subject, code.hash, JSON.stringify(code.data), code.seconds, code.requester ?? ''],
    )
  const tokenParts = (codeToken: string): [id: string, hash: string] => {
    const [id = '', value = ''] = codeToken.split('.')
    return [id, hashOf(id, value)]
  }
  const proofOf = (row: TokenRow | undefined): Proof => {
    if (!row) throw new Refusal(errorCodes.badToken)
    return { channel: row.data.channel, subject: row.subject }
  }

  /** Refuses another code to a requester who has reached a limit. */
  async function checkAllowance(queries: Queries, { channel, subject }: Proof, requester: string): Promise<void> {
    const [own, strangers] = ['requester = $3', `requester <> '${OWNER}'`]
    const secondsLeft = (made: string, seconds: number) =>
      `coalesce(ceil(extract(epoch FROM ${made} - now()) + ${seconds}), 0)::integer`
    const asked = await queries.one<{
      wait: number
      count: number
      hour: number
      strangers: number
      strangersHour: number
    }>(
      `SELECT ${secondsLeft(`max(created_at) FILTER (WHERE ${own})`, RESEND_SECONDS)} AS wait,
              count(*) FILTER (WHERE ${own})::integer AS count, ${secondsLeft(`min(created_at) FILTER (WHERE ${own})`, HOUR_SECONDS)} AS hour,
              count(*) FILTER (WHERE ${strangers})::integer AS strangers,
              ${secondsLeft(`min(created_at) FILTER (WHERE ${strangers})`, HOUR_SECONDS)} AS "strangersHour"
       FROM one_time_codes WHERE purpose = $1 AND subject = $2 AND created_at > now() - interval '1 hour'`,
      [channel, subject, requester],
    )
    if (!asked) return
    const after = (seconds: number) => ({ headers: { 'Retry-After': String(Math.max(1, seconds)) } })
    if (asked.wait > 0) throw new Refusal(errorCodes.resendTooSoon, after(asked.wait))
    if (asked.count >= CODES_AN_HOUR) throw new Refusal(errorCodes.tooManyRequests, after(asked.hour))
    if (requester !== OWNER && asked.strangers >= CODES_AN_HOUR_FOR_STRANGERS)
      throw new Refusal(errorCodes.tooManyRequests, after(asked.strangersHour))
  }

  return {
    async send({ channel, subject }, scene, from, send) {
      const sendId = randomBytes(16).toString('hex')
      const code = String(randomInt(1_000_000)).padStart(6, '0')
      const requester = from === 'owner' ? OWNER : from.network
      await db.transaction(async queries => {
        await queries.query('SELECT pg_advisory_xact_lock(hashtext($1))', [`code ${subject}`])
        await checkAllowance(queries, { channel, subject }, requester)
        await insert(queries, {
          id: sendId,
          purpose: channel,
          subject,
          hash: hashOf(sendId, code),
          data: { scene },
          seconds: CODE_SECONDS,
          requester,
        })
      })
      await send(code)
      return sendId
    },

    async exchange(channel, sendId, code, onWrong) {
      // The try is counted before the code is checked, in one statement: parallel guesses cannot share a try.
      const row = await db.one<CodeRow>(
        `UPDATE one_time_codes SET tries = least(tries + 1, 100) WHERE code_id = $1 AND purpose = $2
         RETURNING subject, secret_hash, data, tries, expires_at <= now() OR used_at IS NOT NULL AS over`,
        [sendId, channel],
      )
      if (!row || row.over) throw new Refusal(errorCodes.codeOver)
      if (row.tries > CODE_TRIES) throw new Refusal(errorCodes.tooManyTries)
      if (!same(row.secret_hash, hashOf(sendId, code))) {
        onWrong?.({ channel, subject: row.subject }, row.data.scene)
        throw new Refusal(errorCodes.wrongCode, { field: 'code' })
      }
      const taken = await db.one(
        'UPDATE one_time_codes SET used_at = now() WHERE code_id = $1 AND used_at IS NULL RETURNING code_id',
        [sendId],
      )
      if (!taken) throw new Refusal(errorCodes.codeOver)
      const id = randomBytes(16).toString('hex')
      const value = randomBytes(24).toString('base64url')
      const data = { scene: row.data.scene, channel }
      await insert(db, {
        id,
        purpose: 'code token',
        subject: row.subject,
        hash: hashOf(id, value),
        data,
        seconds: CODE_TOKEN_SECONDS,
      })
      return `${id}.${value}`
    },

    async read(queries, codeToken, scene) {
      return proofOf(
        await queries.one<TokenRow>(
          `SELECT subject, data FROM one_time_codes
           WHERE code_id = $1 AND purpose = 'code token' AND secret_hash = $2 AND data->>'scene' = coalesce($3, data->>'scene')
             AND used_at IS NULL AND expires_at > now()`,
          [...tokenParts(codeToken), scene],
        ),
      )
    },

    async redeem(queries, codeToken, scene) {
      return proofOf(
        await queries.one<TokenRow>(
          `UPDATE one_time_codes SET used_at = now()
           WHERE code_id = $1 AND purpose = 'code token' AND secret_hash = $2 AND data->>'scene' = $3
             AND used_at IS NULL AND expires_at > now()
           RETURNING subject, data`,
          [...tokenParts(codeToken), scene],
        ),
      )
    },
  }
}

const same = (a: string, b: string) => a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b))
