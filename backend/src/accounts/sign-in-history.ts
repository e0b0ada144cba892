import type { signInWays, usercenterSigninhistory } from 'calls/sessions'
import type { Queries } from 'database/db'
import type { CallOutput } from 'shared-state/api/declare-call'

export interface SignIn {
  way: (typeof signInWays)[number]
  /** Only for the way `third`. */
  provider?: string
}

interface Row {
  at: string
  way: SignIn['way']
  provider: string
  device: string
  ip: string
  country_code: string
  total: number
}

/** Newest sign-ins kept per account. */
const SIGN_INS_KEPT = 500

export async function recordSignIn(
  db: Queries,
  userId: string,
  { way, provider = '' }: SignIn,
  from: { device: string; ip: string; country: string },
): Promise<void> {
  await db.query(
    'INSERT INTO sign_ins (user_id, way, provider, device, ip, country_code) VALUES ($1, $2, $3, $4, $5, $6)',
    [userId, way, provider, from.device.slice(0, 200), from.ip, from.country],
  )
  await db.query(
    `DELETE FROM sign_ins WHERE sign_in_id IN (
       SELECT sign_in_id FROM sign_ins WHERE user_id = $1 ORDER BY at DESC, sign_in_id DESC OFFSET ${SIGN_INS_KEPT})`,
    [userId],
  )
}

/** A user's sign-ins, newest first. */
export async function listSignIns(
  db: Queries,
  userId: string,
  { pageIndex, pageSize }: { pageIndex: number; pageSize: number },
): Promise<CallOutput<typeof usercenterSigninhistory>> {
  const rows = await db.query<Row>(
    `SELECT at, way, provider, device, ip, country_code, count(*) OVER ()::integer AS total FROM sign_ins
     WHERE user_id = $1 ORDER BY at DESC, sign_in_id DESC LIMIT $2 OFFSET $3`,
    [userId, pageSize, (pageIndex - 1) * pageSize],
  )
  const total =
    rows[0]?.total ??
    (await db.one<{ count: number }>('SELECT count(*)::integer AS count FROM sign_ins WHERE user_id = $1', [userId]))!
      .count
  const items = rows.map(({ at, way, provider, device, ip, country_code }) => ({
    at,
    way,
    provider,
    device,
    ip,
    countryCode: country_code,
  }))
  return { items, total, pageIndex, pageSize }
}
