import type { enterpriseAudit } from 'calls/enterprise'
import type { Db, Queries } from 'database/db'
import { QueryError, UNIQUE_VIOLATION } from 'database/db-errors'
import type { Caller } from 'platform/api/handle'
import { Refusal } from 'platform/api/refusal'
import { signedIn } from 'platform/api/signed-in'
import type { CallParsed } from 'shared-state/api/declare-call'
import { errorCodes } from 'shared-state/api/error-codes'
import { recordEvent } from '../audit-events.ts'
import { lockWriter } from '../lock-writer.ts'
import { lockForDecision } from '../moderation/holds.ts'
import { checkNoInterest } from '../moderation/interest.ts'
import { nextState } from '../next-state.ts'
import { fieldMessage } from '../refusal-messages/field-messages.ts'
import { notify } from '../user-messages/notify.ts'
import { auditTransitions, ownerTransitions } from './claim-transitions.ts'
import { decisionNotice } from './claim-notices.ts'
import { findClaim, findOwnClaim } from './claim-rows.ts'
import type { ClaimRow } from './claim-rows.ts'

type Audit = CallParsed<typeof enterpriseAudit>

/** Submits an owner's draft. */
export function submitClaim(db: Db, enterpriseId: string, caller: Caller): Promise<void> {
  const { userId } = signedIn(caller)
  return db.transaction(async queries => {
    await lockWriter(queries, userId)
    const claim = await findOwnClaim(queries, enterpriseId, userId, ['owner'], { lock: true })
    const state = nextState(ownerTransitions, 'submit', claim.state)
    const sql = `SELECT enterprise_id FROM enterprises WHERE broker_code = $1 AND state = 'approved'`
    if (await queries.one(sql, [claim.broker_code])) throw alreadyClaimed(caller)
    await queries.query('UPDATE enterprises SET state = $2, submitted_at = now() WHERE enterprise_id = $1', [
      enterpriseId,
      state,
    ])
    await recordEvent(queries, {
      kind: 'enterprise',
      targetId: enterpriseId,
      action: 'submit',
      from: claim.state,
      to: state,
      userId,
    })
  })
}

/**
 * Applies a moderator's decision and notifies the owners. Refuses moderators with an interest in the claim: 403/2004, and 409/3102 while
 * another moderator holds it. A decision ends the hold, but the start of a review does not.
 */
export async function auditClaim(db: Db, { enterpriseId, decision, reason }: Audit, caller: Caller): Promise<void> {
  const { userId } = signedIn(caller)
  if ((decision === 'reject' || decision === 'suspend') && reason === undefined) {
    throw new Refusal(errorCodes.missing, {
      errors: [{ field: 'reason', message: fieldMessage('missing', caller.lang) }],
    })
  }
  await db.transaction(async queries => {
    const claim = await findClaim(queries, enterpriseId, userId, { lock: true })
    await checkNoInterest(queries, 'enterprise', enterpriseId, userId, caller.lang)
    const ends = decision !== 'start'
    await lockForDecision(queries, 'enterprise', enterpriseId, { userId, lang: caller.lang, ends })
    await moveClaim(queries, claim, decision, { userId, reason }).catch((error: unknown) => {
      throw error instanceof QueryError && error.sqlState === UNIQUE_VIOLATION ? alreadyClaimed(caller) : error
    })
  })
}

/** Changes the state of a locked claim, and whether its broker is shown as claimed. */
export async function moveClaim(
  queries: Queries,
  claim: ClaimRow,
  decision: keyof typeof auditTransitions,
  by: { userId: string | null; reason?: string | undefined },
): Promise<void> {
  const state = nextState(auditTransitions, decision, claim.state)
  await queries.query('UPDATE enterprises SET state = $2, reason = $3, decided_at = now() WHERE enterprise_id = $1', [
    claim.enterprise_id,
    state,
    by.reason,
  ])
  if (state === 'approved' || state === 'suspended') {
    await queries.query('UPDATE brokers SET claimed = $2 WHERE code = $1', [claim.broker_code, state === 'approved'])
  }
  await recordEvent(queries, {
    kind: 'enterprise',
    targetId: claim.enterprise_id,
    action: decision,
    from: claim.state,
    to: state,
    ...by,
  })
  const owners = await queries.query<{ user_id: string }>(
    `SELECT user_id FROM enterprise_staff WHERE enterprise_id = $1 AND role = 'owner' AND state = 'active'`,
    [claim.enterprise_id],
  )
  await notify(
    queries,
    owners.map(owner => owner.user_id),
    decisionNotice(decision, claim.name, by.reason),
  )
}

const alreadyClaimed = ({ lang }: Caller) =>
  new Refusal(errorCodes.exists, {
    message: lang === 'id' ? 'Broker ini sudah diklaim.' : 'This broker is already claimed.',
  })
