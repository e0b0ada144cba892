import type { Request } from 'express'
import { errorCodes } from 'shared-state/api/error-codes'
import { isLocalOrigin } from 'shared-state/contract/local-origin'
import { createAttemptLimit } from '../../api/limits/attempt-limits.ts'
import { createNetworkLimit } from '../../api/limits/network-limits.ts'
import { CommandRefused } from '../../api/command-refused.ts'
import { isForeign, type OwnOrigin } from '../../api/origin-check.ts'
import type { RefusalLog } from '../../api/refusal-log.ts'
import { Refusal } from '../../api/refusal.ts'
import type { Log } from '../../api/envelope.ts'
import type { ReleaseVerbs } from '../control/release-verbs.ts'
import { verifyRequest, TokenRefused } from '../releases/keys/signed-requests.ts'
import type { ReleaseKeys } from '../releases/keys/release-keys.ts'
import type { SpentTokens } from '../releases/keys/spent-tokens.ts'
import { everyArea } from '../releases/keys/trusted-keys.ts'
import { isReleaseName } from '../releases/release-store.ts'
import { releaseCommands } from './release-commands.ts'

/** The caller of a release command over HTTP, and the area concerned; all of it is signed. */
export interface ReleaseCaller {
  keyId: string
  /** The caller's name in the audit log: the key, and who created it. */
  actor: string
  /** Undefined: all areas. */
  area: string | undefined
  reason: string | undefined
  /** SHA-256 of the body, in hex. */
  sha256: string
}

interface CallerDeps {
  keys: Pick<ReleaseKeys, 'holdersOf'>
  spent: SpentTokens
  own: OwnOrigin
  refusals: Pick<RefusalLog, 'note'>
  log: Log
}

/** Limits: invalid tokens per network, and commands per key, in this many seconds. */
const WRONG_BY_NETWORK = { most: 30, seconds: 60 }
const COMMANDS_BY_KEY = { most: 120, seconds: 60 }

/**
 * Determines the caller from the bearer token alone, before any of the body is read. Refuses 401/2001 for an invalid or used token,
 * 403/2003 for a key without permission, 403/2009 for pages of other sites, 429/4001 for too many requests.
 */
export function createCallerReader({ keys, spent, own, refusals, log }: CallerDeps) {
  const wrong = createNetworkLimit(WRONG_BY_NETWORK)
  const commands = createAttemptLimit(COMMANDS_BY_KEY)
  const isOwn = (origin: string) =>
    origin === own.origin || (own.isLocal && URL.canParse(origin) && isLocalOrigin(origin))
  const unread = (error: unknown) => log.warn({ err: error }, 'failed to read a release key file')

  async function readToken(request: Request, verb: keyof ReleaseVerbs) {
    const [, token] = /^Bearer ([\w.-]+)$/i.exec(request.get('authorization') ?? '') ?? []
    if (token === undefined)
      throw new TokenRefused(
        'release commands over HTTP need a token signed with a release key: Authorization: Bearer …',
      )
    const signed = await verifyRequest(token, isOwn, keyId => keys.holdersOf(keyId, unread))
    if (signed.verb !== verb) throw new TokenRefused(`the token is for '${signed.verb}'`)
    if (!(await spent.spend(signed))) throw new TokenRefused('the token was used before; each is valid once')
    return signed
  }

  return async (request: Request, verb: keyof ReleaseVerbs): Promise<ReleaseCaller> => {
    const ip = request.ip ?? ''
    if (isForeign(request, own)) {
      refusals.note('foreign origin', { ip })
      throw new Refusal(errorCodes.foreignOrigin)
    }
    refuseUntil(wrong.waitFor(ip))
    const signed = await readToken(request, verb).catch(error => {
      if (!(error instanceof TokenRefused || error instanceof CommandRefused)) throw error
      wrong.count(ip)
      refusals.note('release key', { ip, call: `release ${verb}` })
      if (error instanceof CommandRefused) throw new Refusal(errorCodes.roleMayNot, { message: error.message })
      throw new Refusal(errorCodes.notLoggedIn, { message: error.message, headers: { 'WWW-Authenticate': 'Bearer' } })
    })
    const { keyId, area, holders, sha256, reason } = signed
    refuseUntil(commands.waitFor(keyId))
    commands.count(keyId)
    const { isReading = false, area: about } = releaseCommands[verb]
    if (area === '' ? about === 'one' : !isReleaseName(area, '0.0.0'))
      throw new Refusal(errorCodes.badRequest, { message: `'${area.slice(0, 100)}' is not a valid area name` })
    const holder =
      holders.find(held => held.area === everyArea || held.area === area) ?? (isReading ? holders[0] : undefined)
    if (holder === undefined) refusals.note('release key', { ip, call: `release ${verb}` })
    if (!holder)
      throw new Refusal(errorCodes.roleMayNot, {
        message: `key ${keyId} may not ${verb} ${area || 'all areas'}; it is valid for ${holders.map(held => held.area).join(', ')}`,
      })
    return {
      keyId,
      area: area || undefined,
      reason,
      sha256,
      actor: `${holder.area} key ${keyId}${holder.owner && ` (${holder.owner})`}`,
    }
  }
}

function refuseUntil(seconds: number): void {
  if (seconds > 0) throw new Refusal(errorCodes.tooManyRequests, { headers: { 'Retry-After': String(seconds) } })
}
