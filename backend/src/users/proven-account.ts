import type { Queries } from 'database/db'
import { readPhoneNumber } from '../accounts/phone-numbers.ts'
import type { PhoneNumber } from '../accounts/phone-numbers.ts'
import type { Proof } from '../accounts/proof-codes.ts'

export interface ProvenAccount {
  userId: string
  vest: boolean
  blocked: boolean
  /** Password hash; null: no password is set. */
  hash: string | null
}

/** The phone number of a proof. */
export function numberOf({ subject }: Proof): PhoneNumber {
  const number = readPhoneNumber(subject)
  if (!number) throw new Error('the proven phone number is invalid')
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
