import type { VpsRequest } from 'calls/entities/vps-request'
import type { vpsAsk } from 'calls/vps-requests'
import type { Db } from 'database/db'
import { randomBytes } from 'node:crypto'
import type { Caller } from 'platform/api/handle'
import { Refusal } from 'platform/api/refusal'
import { signedIn } from 'platform/api/signed-in'
import type { CallParsed } from 'shared-state/api/declare-call'
import { errorCodes } from 'shared-state/api/error-codes'
import { sealText } from '../accounts/sealed-text.ts'
import { entriesByCode } from '../brokers/broker-rows.ts'
import { lockWriter } from '../lock-writer.ts'
import type { ReferenceData } from '../reference/reference-data.ts'
import { fieldMessage } from '../refusal-messages/field-messages.ts'
import { refuseUnfitSponsor } from './refuse-unfit-sponsor.ts'
import { toVpsRequests, VPS_ACCOUNT_SEAL, vpsRequestColumns, vpsRequestTables } from './vps-request-rows.ts'
import type { VpsRequestRow } from './vps-request-rows.ts'

/** Stores a request; `secret` seals the number of the account, which is not returned. */
export async function askForVps(
  { db, reference }: { db: Db; reference: ReferenceData },
  secret: Uint8Array,
  { traderCode, planCode, accountNumber, note = '' }: CallParsed<typeof vpsAsk>,
  caller: Caller,
): Promise<VpsRequest> {
  const { userId } = signedIn(caller)
  const { lang } = caller
  const broker = (await entriesByCode(db, reference, [traderCode])).get(traderCode)
  if (!broker) throw new Refusal(errorCodes.notFound)
  refuseUnfitSponsor(broker, 'traderCode', lang)
  const code = randomBytes(10).toString('hex')
  await db.transaction(async queries => {
    await lockWriter(queries, userId)
    const offer = 'SELECT 1 FROM broker_vps WHERE broker_code = $1 AND plan_code = $2'
    if (!(await queries.one(offer, [traderCode, planCode])))
      throw new Refusal(errorCodes.wrongForm, {
        errors: [{ field: 'planCode', message: fieldMessage('noSuchPlan', lang) }],
      })
    const stored = await queries.one(
      `INSERT INTO vps_requests (code, user_id, broker_code, plan_code, account_sealed, note) VALUES ($1, $2, $3, $4, $5, $6)
       ON CONFLICT (user_id, broker_code) WHERE state IN ('asked', 'passed_on') DO NOTHING RETURNING code`,
      [code, userId, traderCode, planCode, sealText(secret, VPS_ACCOUNT_SEAL, accountNumber), note],
    )
    if (!stored) throw new Refusal(errorCodes.exists)
  })
  const row = await db.one<VpsRequestRow>(`SELECT ${vpsRequestColumns} FROM ${vpsRequestTables} WHERE r.code = $1`, [
    code,
  ])
  return (await toVpsRequests(db, reference, [row!]))[0]!
}
