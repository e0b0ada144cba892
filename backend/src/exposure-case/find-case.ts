import type { CaseActor } from 'calls/exposure-case/case-rules'
import { isSeenByEveryone } from 'calls/exposure-case/case-states'
import type { CaseState } from 'calls/exposure-case/case-states'
import type { CaseNow } from 'calls/exposure-case/next-step'
import type { Queries } from 'database/db'
import type { Caller } from 'platform/api/handle'
import { Refusal } from 'platform/api/refusal'
import { errorCodes } from 'shared-state/api/error-codes'
import { isStaffOf } from '../comments/broker-staff.ts'
import { isModerator } from '../is-moderator.ts'
import { interestsIn } from '../moderation/interest.ts'

export interface FoundCase extends CaseNow {
  code: string
  slug: string
  state: CaseState
  authorId: string
  brokerCode: string | null
  brokerName: string
  imageIds: readonly string[]
  contactSealed: string | null
  /** What the caller is in this case: only that gives them rights. */
  actors: readonly CaseActor[]
}

/** A case before a step; `new`: the post was written in this transaction. */
export type MovedCase = Omit<FoundCase, 'state' | 'actors'> & { state: CaseState | 'new' }

interface Row {
  code: string
  slug: string
  state: CaseState
  state_since: string
  replied: boolean
  user_id: string
  broker_code: string | null
  broker_name: string
  image_ids: string[]
  contact_sealed: string | null
}

/**
 * A case that the caller may see, otherwise 404/3001. `lock` protects it from changes until the end of the transaction. A moderator with an
 * interest in the case acts and sees as anyone else, and an author is never the staff of their own case.
 */
export async function findCase(
  queries: Queries,
  code: string,
  caller: Pick<Caller, 'user'>,
  { lock = false } = {},
): Promise<FoundCase> {
  const row = await queries.one<Row>(
    `SELECT code, slug, state, state_since, replied, user_id, broker_code, broker_name, image_ids, contact_sealed
     FROM exposures WHERE code = $1 ${lock ? 'FOR NO KEY UPDATE' : ''}`,
    [code],
  )
  if (!row) throw new Refusal(errorCodes.notFound)
  const actors = await actorsIn(queries, row, caller)
  if (!isSeenByEveryone(row.state) && !actors.includes('author') && !actors.includes('moderator'))
    throw new Refusal(errorCodes.notFound)
  return {
    code,
    slug: row.slug,
    state: row.state,
    since: Date.parse(row.state_since),
    replied: row.replied,
    authorId: row.user_id,
    brokerCode: row.broker_code,
    brokerName: row.broker_name,
    imageIds: row.image_ids,
    contactSealed: row.contact_sealed,
    actors,
  }
}

async function actorsIn(queries: Queries, row: Row, { user }: Pick<Caller, 'user'>): Promise<CaseActor[]> {
  if (!user) return []
  const { userId } = user
  if (userId === row.user_id) return ['author', 'user']
  const actors: CaseActor[] = ['user']
  if (row.broker_code !== null && (await isStaffOf(queries, userId, row.broker_code))) actors.push('staff')
  if (isModerator({ user }) && (await interestsIn(queries, 'exposure', [row.code], userId)).size === 0)
    actors.push('moderator')
  return actors
}
