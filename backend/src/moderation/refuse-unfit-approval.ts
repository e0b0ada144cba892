import type { MarketType } from 'calls/entities/market-listing'
import type { moderationDecide } from 'calls/moderation'
import type { Db } from 'database/db'
import type { Caller } from 'platform/api/handle'
import { signedIn } from 'platform/api/signed-in'
import type { CallParsed } from 'shared-state/api/declare-call'
import { entriesInOrder } from '../brokers/broker-rows.ts'
import { refuseUnfit } from '../market/refuse-unfit.ts'
import type { ReferenceData } from '../reference/reference-data.ts'
import { refuseUnfitSponsor } from '../vps-requests/refuse-unfit-sponsor.ts'
import { checkNoInterest } from './interest.ts'

/** The field of the decision at which the refusal is shown: the moderator states there why the item is rejected. */
const FIELD = 'reason'

/**
 * Refuses 400/1004 the approval of an agent's listing about a broker that is unfit to lead, and passing on a request to one (decisions 7): it may
 * have become so since the item was sent. Called before the transaction, because it reads brokers.
 */
export async function refuseUnfitApproval(
  { db, reference }: { db: Db; reference: ReferenceData },
  { kind, id }: Pick<CallParsed<typeof moderationDecide>, 'kind' | 'id'>,
  caller: Caller,
): Promise<void> {
  if (kind !== 'market' && kind !== 'vpsrequest') return
  const row = await db.one<{ type: MarketType | null; broker_codes: string[] }>(
    kind === 'market'
      ? `SELECT type, broker_codes FROM listings WHERE code = $1 AND state = 'pending'`
      : `SELECT NULL AS type, ARRAY[broker_code::text] AS broker_codes FROM vps_requests WHERE code = $1 AND state = 'asked'`,
    [id],
  )
  // In any other state there is nothing to approve, and the decision itself is refused.
  if (!row) return
  await checkNoInterest(db, kind, id, signedIn(caller).userId, caller.lang)
  const brokers = await entriesInOrder(db, reference, row.broker_codes)
  if (row.type) refuseUnfit(row.type, brokers, () => FIELD, caller.lang)
  else for (const broker of brokers) refuseUnfitSponsor(broker, FIELD, caller.lang)
}
