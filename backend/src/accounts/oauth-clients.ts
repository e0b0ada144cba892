import type { Queries } from 'database/db'
import { randomBytes } from 'node:crypto'
import type { GrantScope } from 'shared-state/api/call-scope'
import { hashOfSecret, newSecret } from './random-secrets.ts'

/** The built-in client of the site's own pages, without a secret. */
export const SITE_CLIENT = 'site'

export interface OauthClient {
  clientId: string
  name: string
  secretHash: string
  provisionKeyHash: string
  redirectUris: string[]
  /** Scopes it may be granted; none: only the calls that are open to anyone. */
  scopes: GrantScope[]
}

/** A client that may use /oauth2; undefined for an unknown one and for the built-in one. */
export const findOauthClient = (db: Queries, clientId: string): Promise<OauthClient | undefined> =>
  db.one<OauthClient>(
    `SELECT client_id AS "clientId", name, secret_hash AS "secretHash", provision_key_hash AS "provisionKeyHash",
            redirect_uris AS "redirectUris", scopes
     FROM oauth_clients WHERE client_id = $1 AND secret_hash IS NOT NULL`,
    [clientId],
  )

export interface NewOauthClient {
  name: string
  redirectUris: string[]
  scopes: GrantScope[]
}

/** Shown once: only hashes are stored. */
export interface OauthCredentials {
  clientId: string
  clientSecret: string
  provisionKey: string
}

export async function addOauthClient(
  db: Queries,
  { name, redirectUris, scopes }: NewOauthClient,
): Promise<OauthCredentials> {
  const clientId = randomBytes(12).toString('hex')
  const [clientSecret, provisionKey] = [newSecret(), newSecret()]
  await db.query(
    `INSERT INTO oauth_clients (client_id, name, secret_hash, provision_key_hash, redirect_uris, scopes)
     VALUES ($1, $2, $3, $4, $5, $6)`,
    [clientId, name, hashOfSecret(clientSecret), hashOfSecret(provisionKey), redirectUris, scopes],
  )
  return { clientId, clientSecret, provisionKey }
}

export type OauthClientEntry = Pick<OauthClient, 'clientId' | 'name' | 'redirectUris' | 'scopes'> & {
  createdAt: string
}

export const listOauthClients = (db: Queries): Promise<OauthClientEntry[]> =>
  db.query<OauthClientEntry>(
    `SELECT client_id AS "clientId", name, redirect_uris AS "redirectUris", scopes, created_at AS "createdAt"
     FROM oauth_clients WHERE secret_hash IS NOT NULL ORDER BY created_at, client_id`,
  )

/** Removes a client with all its grants, at once. False if there is no such client. */
export async function removeOauthClient(db: Queries, clientId: string): Promise<boolean> {
  const sql = 'DELETE FROM oauth_clients WHERE client_id = $1 AND secret_hash IS NOT NULL RETURNING client_id'
  return (await db.query(sql, [clientId])).length > 0
}
