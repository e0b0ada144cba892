import { errorCodes } from 'shared-state/calls/error-codes'
import { readPhoneNumber } from '../../accounts/phone-numbers.ts'
import type { PhoneNumber } from '../../accounts/phone-numbers.ts'
import type { CodeChannel, Proof, ProofCodes } from '../../accounts/proof-codes.ts'
import type { Queries } from '../../db/db.ts'
import type { Caller } from '../handle.ts'
import { Refusal } from '../refusal.ts'
import { fieldRefusal } from './field-refusal.ts'
import type { UserParts } from './user-parts.ts'

export interface ProvenAccount {
  userId: string
  vest: boolean
  blocked: boolean
  /** Of the password; null: none is set. */
  hash: string | null
}

/** The number that a proof of a number is of. */
export function numberOf({ subject }: Proof): PhoneNumber {
  const number = readPhoneNumber(subject)
  if (!number) throw new Error('a proven number is none')
  return number
}

/** The account of a proven address or number, if it has one. */
export async function accountOf(queries: Queries, proof: Proof): Promise<ProvenAccount | undefined> {
  const columns = 'u.user_id AS "userId", u.vest, u.blocked_at IS NOT NULL AS blocked, p.hash'
  const from = 'FROM users u LEFT JOIN passwords p USING (user_id)'
  if (proof.channel === 'mail') return queries.one(`SELECT ${columns} ${from} WHERE u.email = $1`, [proof.subject])
  const { areaCode, phone } = numberOf(proof)
  return queries.one(`SELECT ${columns} ${from} WHERE u.area_code = $1 AND u.phone = $2`, [areaCode, phone])
}

interface Given {
  sendId?: string | undefined
  code?: string | undefined
  codeToken?: string | undefined
}

/** The token that a call may be given, or that its `sendId` and `code` are traded for; 400/1001 without either. */
export async function tokenOf(
  parts: Pick<UserParts, 'codes' | 'refusedSignIns'>,
  channel: CodeChannel,
  { sendId, code, codeToken }: Given,
  caller: Caller,
): Promise<string> {
  const { lang } = caller
  if (codeToken !== undefined) return codeToken
  if (sendId === undefined) throw fieldRefusal(errorCodes.missing, 'sendId', 'missing', lang)
  if (code === undefined) throw fieldRefusal(errorCodes.missing, 'code', 'missing', lang)
  return tradeCode(parts, channel, sendId, code, caller)
}

/** Scenes whose code opens an account. */
const opening = ['login', 'forgot']

/** Trades a code for its token; the owner of an account is told of codes that were wrong. */
export function tradeCode(
  { codes, refusedSignIns }: Pick<UserParts, 'codes' | 'refusedSignIns'>,
  channel: CodeChannel,
  sendId: string,
  code: string,
  caller: Caller,
): Promise<string> {
  return codes.exchange(channel, sendId, code, (proof, scene) => {
    if (opening.includes(scene)) refusedSignIns.note(proof, 'code', caller)
  })
}

/** Uses up a token that has to prove an address, or a number; 400/2011 where it proves the other. */
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
