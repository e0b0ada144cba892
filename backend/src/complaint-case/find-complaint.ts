import type { ComplaintActor, ComplaintState } from 'calls/complaint-case/complaint-rules'
import type { Queries } from 'database/db'
import type { Caller } from 'platform/api/handle'
import { Refusal } from 'platform/api/refusal'
import { errorCodes } from 'shared-state/api/error-codes'
import { isModerator } from '../is-moderator.ts'
import { interestsIn } from '../moderation/interest.ts'

export interface FoundComplaint {
  code: string
  state: ComplaintState
  authorId: string
  brokerName: string
  contactSealed: string
  /** What the caller is in this complaint; never empty. */
  actors: readonly ComplaintActor[]
}

interface Row {
  state: ComplaintState
  user_id: string
  broker_name: string
  contact_sealed: string
}

/**
 * A complaint of the caller, or for a moderator without an interest in it any; otherwise 404/3001, also for the broker's staff: nobody else
 * learns that it exists. `lock` protects it from changes until the end of the transaction.
 */
export async function findComplaint(
  queries: Queries,
  code: string,
  { user }: Pick<Caller, 'user'>,
  { lock = false } = {},
): Promise<FoundComplaint> {
  const row = await queries.one<Row>(
    `SELECT k.state, k.user_id, b.show_name AS broker_name, k.contact_sealed FROM complaints k JOIN brokers b ON b.code = k.broker_code
     WHERE k.code = $1 ${lock ? 'FOR NO KEY UPDATE OF k' : ''}`,
    [code],
  )
  const actors: ComplaintActor[] = []
  if (row && user?.userId === row.user_id) actors.push('author')
  else if (
    row &&
    user &&
    isModerator({ user }) &&
    (await interestsIn(queries, 'complaint', [code], user.userId)).size === 0
  )
    actors.push('moderator')
  if (!row || actors.length === 0) throw new Refusal(errorCodes.notFound)
  return {
    code,
    state: row.state,
    authorId: row.user_id,
    brokerName: row.broker_name,
    contactSealed: row.contact_sealed,
    actors,
  }
}
