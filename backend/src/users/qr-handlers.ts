import {
  usercenterGetcookie,
  usercenterQrconfirm,
  usercenterQrinit,
  usercenterQrstate,
  usercenterSetscanned,
} from 'calls/qr-sign-in'
import { randomBytes } from 'node:crypto'
import { handle } from 'platform/api/handle'
import type { CallContext, CallHandler } from 'platform/api/handle'
import { spendAttempt } from 'platform/api/limits/spend-attempt'
import { Refusal } from 'platform/api/refusal'
import { signedIn } from 'platform/api/signed-in'
import { errorCodes } from 'shared-state/api/error-codes'
import { hashOfSecret, newSecret } from '../accounts/random-secrets.ts'
import { flowCookies, httpOnlyCookie } from '../accounts/session-cookies.ts'
import { countryCodeOf } from '../countries/iso-countries.ts'
import { readUser } from './profile.ts'
import { qrPicture } from './qr-picture.ts'
import { signIn } from './sign-in.ts'
import type { UserDeps } from './user-deps.ts'

/** Call table. */
const QR_SECONDS = 120

interface StateRow {
  state: 'waiting' | 'scanned' | 'confirmed'
}

interface Waiting {
  device: string
  ip: string
  country_code: string
  created_at: string
}

/** The owner of the session that the browser's cookie opens: only this session can be replaced by another. */
function ownerOfSession({ caller }: CallContext): string {
  if (!caller.user || caller.sessionId === null) throw new Refusal(errorCodes.sessionOver)
  return caller.user.userId
}

/** Sign-in with a phone that is signed in already. */
export function qrHandlers(deps: UserDeps): CallHandler[] {
  const { db, cookies, geo, limits } = deps

  /** Returns the confirming user, once, to the waiting browser, which is identified by its cookie. */
  async function trade(qrId: string, { caller }: CallContext): Promise<string> {
    const row = await db.one<{ userId: string }>(
      `UPDATE qr_sign_ins SET used_at = now()
       WHERE qr_id = $1 AND browser_hash = $2 AND confirmed_at IS NOT NULL AND used_at IS NULL AND expires_at > now() RETURNING user_id AS "userId"`,
      [qrId, hashOfSecret(caller.receivedCookies?.[flowCookies.qr] ?? '')],
    )
    if (row) return row.userId
    const waits = await db.one(
      'SELECT qr_id FROM qr_sign_ins WHERE qr_id = $1 AND used_at IS NULL AND expires_at > now()',
      [qrId],
    )
    throw new Refusal(waits ? errorCodes.wrongState : errorCodes.gone)
  }

  return [
    handle(usercenterQrinit, async (_input, { caller, setCookie }) => {
      spendAttempt(limits.qrByNetwork, caller.ip)
      const [qrId, secret] = [randomBytes(12).toString('hex'), newSecret()]
      await db.query(
        `INSERT INTO qr_sign_ins (qr_id, browser_hash, device, ip, country_code, expires_at) VALUES ($1, $2, $3, $4, $5, now() + make_interval(secs => $6))`,
        [
          qrId,
          hashOfSecret(secret),
          caller.device ?? '',
          caller.ip,
          countryCodeOf((await geo.countryOf(caller.ip)) ?? ''),
          QR_SECONDS,
        ],
      )
      setCookie(httpOnlyCookie(cookies, flowCookies.qr, secret, QR_SECONDS))
      const path = `/${caller.lang}/login/qr.html?qr=${qrId}`
      return { qrId, image: qrPicture(cookies.origin + path), path, expiresIn: QR_SECONDS }
    }),
    handle(usercenterQrstate, async ({ qrId }) => {
      const row = await db.one<StateRow>(
        `SELECT CASE WHEN confirmed_at IS NOT NULL THEN 'confirmed' WHEN user_id IS NOT NULL THEN 'scanned' ELSE 'waiting' END AS state
         FROM qr_sign_ins WHERE qr_id = $1 AND used_at IS NULL AND expires_at > now()`,
        [qrId],
      )
      return { state: row?.state ?? ('expired' as const) }
    }),
    handle(usercenterSetscanned, async ({ qrId }, { caller }) => {
      const row = await db.one<Waiting>(
        `UPDATE qr_sign_ins SET user_id = $2 WHERE qr_id = $1 AND confirmed_at IS NULL AND expires_at > now() AND (user_id IS NULL OR user_id = $2)
         RETURNING device, ip, country_code, created_at`,
        [qrId, signedIn(caller).userId],
      )
      if (!row) throw new Refusal(errorCodes.gone)
      return {
        state: 'scanned' as const,
        device: row.device,
        ip: row.ip,
        countryCode: row.country_code,
        startedAt: row.created_at,
      }
    }),
    handle(usercenterQrconfirm, async ({ qrId }, { caller }) => {
      const row = await db.one<{ scanned: boolean }>(
        `UPDATE qr_sign_ins SET confirmed_at = CASE WHEN user_id = $2 THEN coalesce(confirmed_at, now()) ELSE confirmed_at END
         WHERE qr_id = $1 AND used_at IS NULL AND expires_at > now() RETURNING (user_id = $2) IS TRUE AS scanned`,
        [qrId, signedIn(caller).userId],
      )
      if (!row) throw new Refusal(errorCodes.gone)
      if (!row.scanned) throw new Refusal(errorCodes.wrongState)
      return { state: 'confirmed' as const }
    }),
    handle(usercenterGetcookie, async ({ qrId }, context) => {
      const userId = qrId === undefined ? ownerOfSession(context) : await trade(qrId, context)
      const { vest } = await readUser(db, userId)
      const expiresAt = await signIn(
        deps,
        { userId, vest, signIn: qrId === undefined ? undefined : { way: 'qr' } },
        context,
      )
      if (qrId !== undefined) context.setCookie(httpOnlyCookie(cookies, flowCookies.qr, '', 0))
      return { userId, vest, expiresAt }
    }),
  ]
}
