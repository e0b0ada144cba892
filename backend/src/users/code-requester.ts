import type { Caller } from 'platform/api/handle'
import { wideNetworkOf } from 'platform/api/network'
import { DEVICE_COOKIE } from '../accounts/known-devices.ts'
import type { Proof, Requester } from '../accounts/proof-codes.ts'
import { accountOf } from './proven-account.ts'
import type { UserDeps } from './user-deps.ts'

/**
 * Whether the caller owns the account of an address or number: by the session, or by a browser that has signed in to it before. Known and
 * unknown accounts take the same time, so that nobody else learns whether the account exists.
 */
export async function requesterOf(
  { db, devices }: Pick<UserDeps, 'db' | 'devices'>,
  proof: Proof,
  caller: Caller,
): Promise<Requester> {
  const userId = (await accountOf(db, proof))?.userId ?? 'nobody'
  const device = await devices.nameOf(caller.receivedCookies?.[DEVICE_COOKIE], userId)
  const isOwner = device !== undefined || (caller.sessionId !== null && caller.user?.userId === userId)
  return isOwner ? 'owner' : { network: wideNetworkOf(caller.ip) }
}
