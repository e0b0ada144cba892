import type { Db, Queries } from 'database/db'
import { randomBytes } from 'node:crypto'
import { Refusal } from 'platform/api/refusal'
import { errorCodes } from 'shared-state/api/error-codes'
import type { ProviderIdentity } from './openid-providers.ts'
import { hashOfSecret, newSecret } from './random-secrets.ts'

/** Call table, 'bindToken'. */
export const BIND_TOKEN_SECONDS = 600

interface Row {
  data: ProviderIdentity
}

/** Issues a token to a person who has signed in at a provider and has no account here yet. */
export async function issueBindToken(db: Db, person: ProviderIdentity): Promise<string> {
  const [id, secret] = [randomBytes(16).toString('hex'), newSecret()]
  await db.query(
    `INSERT INTO one_time_codes (code_id, purpose, subject, secret_hash, data, expires_at)
     VALUES ($1, 'bind token', $2, $3, $4::jsonb, now() + make_interval(secs => $5))`,
    [id, `${person.provider}:${person.subject}`, hashOfSecret(secret), JSON.stringify(person), BIND_TOKEN_SECONDS],
  )
  return `${id}.${secret}`
}

const partsOf = (token: string): [id: string, hash: string] => {
  const [id = '', secret = ''] = token.split('.')
  return [id, hashOfSecret(secret)]
}

/** The person a token was issued to; undefined if it is used, expired or unknown. */
export async function readBindToken(db: Queries, token: string): Promise<ProviderIdentity | undefined> {
  const sql = `SELECT data FROM one_time_codes
               WHERE code_id = $1 AND purpose = 'bind token' AND secret_hash = $2 AND used_at IS NULL AND expires_at > now()`
  return (await db.one<Row>(sql, partsOf(token)))?.data
}

/** Uses up a token; 400/2011 unless it is valid. */
export async function redeemBindToken(queries: Queries, token: string): Promise<ProviderIdentity> {
  const row = await queries.one<Row>(
    `UPDATE one_time_codes SET used_at = now()
     WHERE code_id = $1 AND purpose = 'bind token' AND secret_hash = $2 AND used_at IS NULL AND expires_at > now() RETURNING data`,
    partsOf(token),
  )
  if (!row) throw new Refusal(errorCodes.badToken)
  return row.data
}

/**
 * Records that an ID token was used; false if it had been used before. It identifies its user to anyone who holds it, so it is accepted
 * once. It is recognised by its encoded header and payload, which the signature covers; the signature itself has several valid encodings.
 */
export async function spendCredential(db: Db, credential: string): Promise<boolean> {
  const signed = credential.slice(0, credential.lastIndexOf('.'))
  const taken = await db.one(
    `INSERT INTO one_time_codes (code_id, purpose, subject, secret_hash, expires_at, used_at)
     VALUES ($1, 'third credential', '', '', now() + interval '1 day', now()) ON CONFLICT (code_id) DO NOTHING RETURNING code_id`,
    [`third-${hashOfSecret(signed)}`],
  )
  return taken !== undefined
}
