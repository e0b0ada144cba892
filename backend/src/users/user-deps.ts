import type { Db } from 'database/db'
import { createAttemptLimit } from 'platform/api/limits/attempt-limits'
import type { AttemptLimit } from 'platform/api/limits/attempt-limits'
import { createNetworkLimit } from 'platform/api/limits/network-limits'
import type { NetworkLimit } from 'platform/api/limits/network-limits'
import type { Log } from 'platform/api/envelope'
import { createKnownDevices } from '../accounts/known-devices.ts'
import type { KnownDevices } from '../accounts/known-devices.ts'
import type { MailGateway } from '../accounts/mail.ts'
import type { OpenidProviders, OpenidSettings } from '../accounts/openid-providers.ts'
import { createPasswordCheck } from '../accounts/passwords.ts'
import type { PasswordCheck } from '../accounts/passwords.ts'
import { createProofCodes } from '../accounts/proof-codes.ts'
import type { ProofCodes } from '../accounts/proof-codes.ts'
import type { CookieSettings } from '../accounts/session-cookies.ts'
import { createSignInProviders } from '../accounts/sign-in-providers.ts'
import { smsGateway } from '../accounts/sms-gateway.ts'
import type { SmsSettings } from '../accounts/sms-gateway.ts'
import type { SmsGateway } from '../accounts/text-message.ts'
import type { WechatSettings } from '../accounts/wechat.ts'
import type { BotCheck } from '../bot-check/bot-check.ts'
import type { GeoDatabase } from '../geo/geo-database.ts'
import type { StorePicture } from '../images/store-picture.ts'
import { createRefusedSignIns } from './refused-sign-ins.ts'
import type { RefusedSignIns } from './refused-sign-ins.ts'

/** Attempts allowed in so many seconds (docs/decisions/0007), for one account or one user. */
const NAME_LIMITS = {
  /**
   * Wrong passwords for one account: counted together for all browsers that have never signed in to it, and separately for each that has.
   */
  loginByAccount: { most: 10, seconds: 900 },
  /** Wrong passwords of a signed-in user who confirms their identity. */
  ownPassword: { most: 10, seconds: 900 },
}

/** Attempts allowed for one network of callers (docs/decisions/0030). */
const NETWORK_LIMITS = {
  loginByNetwork: { most: 50, seconds: 900 },
  /** Mails and text messages with codes. */
  codesByNetwork: { most: 100, seconds: 3600 },
  qrByNetwork: { most: 200, seconds: 900 },
  thirdByNetwork: { most: 100, seconds: 900 },
}

/** Dependencies that sign-in and accounts share with other features. */
interface SharedDeps {
  db: Db
  botCheck: BotCheck
  /** Undefined where no mail gateway is configured. */
  mail: MailGateway | undefined
  log: Log
  storePicture: StorePicture
  geo: GeoDatabase
}

/** Dependencies of the calls for sign-in and accounts. */
export interface UserDeps extends SharedDeps {
  cookies: CookieSettings
  /** Seals data that is stored or sent to browsers; a separate key is derived from it for each purpose. */
  secret: Uint8Array
  codes: ProofCodes
  /** Undefined where no SMS gateway is configured. */
  sms: SmsGateway | undefined
  passwords: PasswordCheck
  devices: KnownDevices
  openid: OpenidProviders
  refusedSignIns: RefusedSignIns
  limits: Record<keyof typeof NAME_LIMITS, AttemptLimit> & Record<keyof typeof NETWORK_LIMITS, NetworkLimit>
}

export interface UserSettings extends CookieSettings {
  dataDir: string
  openid?: OpenidSettings[]
  wechat?: WechatSettings | undefined
  sms?: SmsSettings | undefined
}

export function createUserDeps(
  { db, botCheck, mail, log, storePicture, geo }: SharedDeps,
  settings: UserSettings,
  secret: Uint8Array,
): UserDeps {
  const limits = Object.fromEntries([
    ...Object.entries(NAME_LIMITS).map(([name, allowance]) => [name, createAttemptLimit(allowance)]),
    ...Object.entries(NETWORK_LIMITS).map(([name, allowance]) => [name, createNetworkLimit(allowance)]),
  ])
  return {
    db,
    botCheck,
    mail,
    log,
    storePicture,
    cookies: settings,
    secret,
    codes: createProofCodes(db, secret),
    sms: smsGateway(settings),
    passwords: createPasswordCheck(),
    devices: createKnownDevices(secret),
    openid: createSignInProviders(settings),
    refusedSignIns: createRefusedSignIns(db, geo, log),
    geo,
    limits: limits as UserDeps['limits'],
  }
}
