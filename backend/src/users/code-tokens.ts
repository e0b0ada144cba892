import type { Queries } from 'database/db'
import type { Caller } from 'platform/api/handle'
import { Refusal } from 'platform/api/refusal'
import { errorCodes } from 'shared-state/api/error-codes'
import type { CodeChannel, Proof, ProofCodes } from '../accounts/proof-codes.ts'
import { fieldRefusal } from './field-refusal.ts'
import type { UserDeps } from './user-deps.ts'

interface Given {
  sendId?: string | undefined
  code?: string | undefined
  codeToken?: string | undefined
}

/** The token passed to a call, or the one its `sendId` and `code` are exchanged for; 400/1001 without either. */
export async function tokenOf(
  deps: Pick<UserDeps, 'codes' | 'refusedSignIns'>,
  channel: CodeChannel,
  { sendId, code, codeToken }: Given,
  caller: Caller,
): Promise<string> {
  const { lang } = caller
  if (codeToken !== undefined) return codeToken
  if (sendId === undefined) throw fieldRefusal(errorCodes.missing, 'sendId', 'missing', lang)
  if (code === undefined) throw fieldRefusal(errorCodes.missing, 'code', 'missing', lang)
  return tradeCode(deps, channel, sendId, code, caller)
}

/** Scenes whose code grants access to an account. */
const opening = ['login', 'forgot']

/** Exchanges a code for its token. Wrong codes are reported to the account's owner. */
export function tradeCode(
  { codes, refusedSignIns }: Pick<UserDeps, 'codes' | 'refusedSignIns'>,
  channel: CodeChannel,
  sendId: string,
  code: string,
  caller: Caller,
): Promise<string> {
  return codes.exchange(channel, sendId, code, (proof, scene) => {
    if (opening.includes(scene)) refusedSignIns.note(proof, 'code', caller)
  })
}

/** Uses up a token that has to prove an address, or a number; 400/2011 if it proves the other. */
export async function redeemFor(
  codes: ProofCodes,
  channel: CodeChannel,
  queries: Queries,
  codeToken: string,
  scene: string,
): Promise<Proof> {
  const proof = await codes.redeem(queries, codeToken, scene)
  if (proof.channel !== channel) throw new Refusal(errorCodes.badToken)
  return proof
}
