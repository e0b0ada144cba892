import type { usercenterThirdbound } from 'calls/third-party'
import type { Queries } from 'database/db'
import { Refusal } from 'platform/api/refusal'
import type { CallOutput } from 'shared-state/api/declare-call'
import { errorCodes } from 'shared-state/api/error-codes'
import type { ProviderIdentity } from '../accounts/openid-providers.ts'

/** The account bound to a person's identity at a provider, if there is one; 403/2010 if it is blocked. */
export async function userOfThird(
  queries: Queries,
  { provider, subject }: ProviderIdentity,
): Promise<string | undefined> {
  const row = await queries.one<{ userId: string; blocked: boolean }>(
    `SELECT user_id AS "userId", blocked_at IS NOT NULL AS blocked FROM third_identities JOIN users USING (user_id) WHERE provider = $1 AND subject = $2`,
    [provider, subject],
  )
  if (row?.blocked) throw new Refusal(errorCodes.blocked)
  return row?.userId
}

/** Binds an identity to an account, replacing another of the same provider; 409/3106 if the identity is bound to another account. */
export async function bindThird(
  queries: Queries,
  userId: string,
  { provider, subject }: ProviderIdentity,
): Promise<void> {
  await queries.query('DELETE FROM third_identities WHERE user_id = $1 AND provider = $2', [userId, provider])
  const bound = await queries.one(
    'INSERT INTO third_identities (provider, subject, user_id) VALUES ($1, $2, $3) ON CONFLICT (provider, subject) DO NOTHING RETURNING user_id',
    [provider, subject, userId],
  )
  if (!bound) throw new Refusal(errorCodes.otherAccount)
}

export type ThirdBound = CallOutput<typeof usercenterThirdbound>['items'][number]

/**
 * Providers that an account can sign in through, in the order of `providers`, followed by those no longer configured, which cannot be used.
 * An address or a number is a way in as well, with a password or a code.
 */
export async function listThird(
  queries: Queries,
  userId: string,
  providers: readonly { provider: string; name: string }[],
): Promise<ThirdBound[]> {
  const rows = await queries.query<{ provider: string; created_at: string; reachable: boolean }>(
    `SELECT provider, t.created_at, coalesce(email, phone) IS NOT NULL AS reachable FROM third_identities t JOIN users USING (user_id)
     WHERE user_id = $1 ORDER BY provider`,
    [userId],
  )
  const placeOf = (provider: string) => providers.findIndex(one => one.provider === provider)
  const isOpen = ({ provider }: { provider: string }) => placeOf(provider) >= 0
  const items = rows.map(row => ({
    provider: row.provider,
    name: providers[placeOf(row.provider)]?.name ?? row.provider,
    boundAt: row.created_at,
    onlyWay: !row.reachable && isOpen(row) && rows.filter(isOpen).length === 1,
  }))
  return [
    ...providers.flatMap(({ provider }) => items.filter(item => item.provider === provider)),
    ...items.filter(item => !isOpen(item)),
  ]
}
