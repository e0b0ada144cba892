import type { ErrorCode } from 'shared-state/api/error-codes'
import { errorCodes } from 'shared-state/api/error-codes'
import { createAttemptLimit } from './limits/attempt-limits.ts'
import { createNetworkLimit } from './limits/network-limits.ts'
import type { NetworkLimit } from './limits/network-limits.ts'
import { narrowNetworkOf } from './network.ts'
import { Refusal } from './refusal.ts'
import type { Log } from './envelope.ts'

const kindOfCode = {
  [errorCodes.wrongPassword]: 'password',
  [errorCodes.wrongCode]: 'code',
  [errorCodes.codeOver]: 'code',
  [errorCodes.badToken]: 'code',
  [errorCodes.tooManyTries]: 'too many tries',
  [errorCodes.blocked]: 'blocked account',
  [errorCodes.roleMayNot]: 'role',
  [errorCodes.scopeMissing]: 'scope',
  [errorCodes.foreignOrigin]: 'foreign origin',
} as const satisfies Partial<Record<ErrorCode, string>>

/** Kinds of refused access. */
export type RefusedKind =
  | (typeof kindOfCode)[keyof typeof kindOfCode]
  | 'access token'
  | 'client'
  | 'release key'
  | 'ops console'

interface From {
  ip: string
  /** Public id of the account concerned. */
  account?: string | undefined
  /** Name of the call. */
  call?: string
  /** The request carried an access token. */
  hasToken?: boolean
}

/** Logs failed sign-ins and refused access with the network and the account's id, never with user input or a token. */
export interface RefusalLog {
  note(kind: RefusedKind, from: From): void
  /** Logs the error if it is such a refusal; ignores others. */
  noteError(error: unknown, from: From): void
}

/** Log lines per kind and network, and in all: refused requests must not flood the log. */
const LINES_BY_NETWORK = { most: 1, seconds: 60 }
const LINES = { most: 60, seconds: 60 }

/** Writes at most one line a minute for each kind and network, and 60 in all; the rest is counted and logged a minute later. */
export function createRefusalLog(log: Pick<Log, 'info'>): RefusalLog {
  const byNetwork = new Map<RefusedKind, NetworkLimit>()
  const lines = createAttemptLimit(LINES)
  const leftOut = new Map<RefusedKind, number>()
  let timer: NodeJS.Timeout | undefined

  function tellLeftOut(): void {
    timer = undefined
    log.info({ leftOut: Object.fromEntries(leftOut) }, 'further refusals were not logged individually')
    leftOut.clear()
  }

  function note(kind: RefusedKind, { ip, account, call }: From): void {
    const ofKind = byNetwork.get(kind) ?? createNetworkLimit(LINES_BY_NETWORK)
    byNetwork.set(kind, ofKind)
    if (ofKind.waitFor(ip) > 0 || lines.waitFor('') > 0) {
      leftOut.set(kind, (leftOut.get(kind) ?? 0) + 1)
      timer ??= setTimeout(tellLeftOut, LINES.seconds * 1000).unref()
      return
    }
    ofKind.count(ip)
    lines.count('')
    log.info(
      { refused: kind, network: narrowNetworkOf(ip), ...(account !== undefined && { account }), ...(call && { call }) },
      'access refused',
    )
  }

  return {
    note,
    noteError(error, from) {
      const kind = error instanceof Refusal ? kindOf(error, from) : undefined
      if (kind) note(kind, { ...from, account: (error as Refusal).account ?? from.account })
    },
  }
}

function kindOf({ errorCode, bare }: Refusal, { hasToken }: From): RefusedKind | undefined {
  // OAuth 2.0 has its own errors (oauth2/oauth-error.ts).
  if (bare && 'error' in bare)
    return bare.error === 'invalid_client' || bare.error === 'invalid_provision_key' ? 'client' : undefined
  if (errorCode === errorCodes.sessionOver) return hasToken ? 'access token' : undefined
  return errorCode in kindOfCode ? kindOfCode[errorCode as keyof typeof kindOfCode] : undefined
}
