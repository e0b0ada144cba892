import type { BotProof } from 'calls/entities/bot-proof'
import type { User } from 'calls/entities/user'
import type { Caller } from 'platform/api/handle'
import { Refusal } from 'platform/api/refusal'
import { errorCodes } from 'shared-state/api/error-codes'
import { DEVICE_COOKIE } from '../accounts/known-devices.ts'
import { dialled, readPhoneNumber } from '../accounts/phone-numbers.ts'
import { readUser } from './profile.ts'
import type { UserDeps } from './user-deps.ts'

/** Failures after which a bot check is required: for an account (call table), and for a network of callers, which many people share. */
export const BOT_CHECK_FROM = { account: 3, network: 10 }

interface Given {
  account: string
  areaCode?: string | undefined
  password: string
  bot?: BotProof | undefined
}

/**
 * The user with this address or number and password. Refuses 400/2005 for a wrong password and an unknown account alike, in the same time;
 * 400/2008 without a bot check after three failures; 429/4003 after too many; 403/2010 for a blocked account, once the password was right.
 */
export async function checkLogin(
  deps: UserDeps,
  { account, areaCode, password, bot }: Given,
  caller: Caller,
): Promise<User> {
  const {
    db,
    passwords,
    devices,
    botCheck,
    refusedSignIns,
    limits: { loginByAccount, loginByNetwork },
  } = deps
  const number = account.includes('@') ? undefined : readPhoneNumber(account, areaCode)
  const name = number ? dialled(number) : account.trim().toLowerCase()
  // Reads no more than needed: the time to read a whole account would reveal that it exists.
  const row = await db.one<{ user_id: string; hash: string | null; blocked: boolean }>(
    `SELECT u.user_id, p.hash, u.blocked_at IS NOT NULL AS blocked FROM users u LEFT JOIN passwords p USING (user_id)
     WHERE u.email = $1 OR (u.area_code = $2 AND u.phone = $3)`,
    [number ? null : name, number?.areaCode ?? null, number?.phone ?? null],
  )
  // Checked for unknown accounts too, so that they take the same time.
  const device = await devices.nameOf(caller.receivedCookies?.[DEVICE_COOKIE], row?.user_id ?? 'nobody')
  const counted = device ? `${name} ${device}` : name
  const wait = Math.max(loginByAccount.waitFor(counted), device ? 0 : loginByNetwork.waitFor(caller.ip))
  if (wait > 0)
    throw new Refusal(errorCodes.tooManyTries, { headers: { 'Retry-After': String(wait) }, account: row?.user_id })
  if (
    loginByAccount.countOf(counted) >= BOT_CHECK_FROM.account ||
    (!device && loginByNetwork.countOf(caller.ip) >= BOT_CHECK_FROM.network)
  )
    await botCheck.check(bot, 'login', caller.lang)
  // Counted before the check, so that concurrent guesses count too. A right password clears the count of its account and takes back its own
  // count of the network: people behind one address do not lock each other out by logging in.
  loginByAccount.count(counted)
  loginByNetwork.count(caller.ip)
  const right = await passwords.matches(password, row?.hash ?? undefined)
  if (row && !right) refusedSignIns.note({ userId: row.user_id }, 'password', caller)
  if (!row || !right) throw new Refusal(errorCodes.wrongPassword, { account: row?.user_id })
  if (row.blocked) throw new Refusal(errorCodes.blocked, { account: row.user_id })
  loginByAccount.clear(counted)
  loginByNetwork.takeBack(caller.ip)
  return readUser(db, row.user_id)
}
