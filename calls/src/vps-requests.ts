import { declareCall } from 'shared-state/api/declare-call'
import { literal, object, optional, strictObject } from 'shared-state/schema'
import { code, line } from './entities/fields.ts'
import { vpsRequest } from './entities/vps-request.ts'
import { writtenText } from './entities/written-text.ts'

/** Fewest and most characters of the number of a trading account. */
export const accountNumberLength = [2, 40] as const
export const VPS_NOTE_LENGTH = 500

/**
 * Asks for a VPS that a broker pays for: moderators pass the request on to the broker, and record its answer. `planCode` is one of the plans
 * that the broker offers (dealer.vpsbroker), `accountNumber` the caller's account there, which is stored encrypted and shown to moderators
 * alone; `consent` allows this site to give it to the broker. 404/3001 for an unknown broker, 400/1004 for a plan that it does not offer and for
 * a broker that is unfit to lead (decisions 7), 409/3102 while the caller has another request that this broker has not answered.
 */
export const vpsAsk = declareCall({
  name: 'vps.ask',
  section: 'Brokers',
  scope: 'write',
  method: 'POST',
  who: ['user'],
  repeat: 'key',
  input: strictObject({
    traderCode: code,
    planCode: code,
    accountNumber: line(...accountNumberLength),
    note: optional(writtenText(0, VPS_NOTE_LENGTH)),
    consent: literal(true),
  }),
  output: object({ request: vpsRequest }),
})
