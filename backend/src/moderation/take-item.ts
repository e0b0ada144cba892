import type { moderationClaim } from 'calls/moderation'
import type { Queries } from 'database/db'
import { Refusal } from 'platform/api/refusal'
import type { CallOutput, CallParsed } from 'shared-state/api/declare-call'
import { errorCodes } from 'shared-state/api/error-codes'
import { recordEvent } from '../audit-events.ts'
import { readCases } from './case-sources.ts'
import { beginHold, checkNotHeld, endHolds, holdersOf, lockHolds } from './holds.ts'
import type { holdActions } from './holds.ts'
import { checkNoInterest } from './interest.ts'
import type { CaseContext } from './moderation-case.ts'

type Input = CallParsed<typeof moderationClaim>

/** Takes an item for the caller, gives it back or takes it over (calls, moderation.claim). */
export async function takeItem(context: CaseContext, input: Input): Promise<CallOutput<typeof moderationClaim>> {
  const { kind, id, on } = input
  const [found] = await readCases(context, kind, [id])
  if (!found) throw new Refusal(errorCodes.notFound)
  const { db, userId, lang } = context
  await db.transaction(async queries => {
    // Someone who has come to have an interest may still give the item back.
    if (on) await checkNoInterest(queries, kind, id, userId, lang)
    const action = await moveHold(queries, input, context)
    if (!action) return
    await recordEvent(queries, {
      kind,
      targetId: id,
      action,
      from: found.state,
      to: found.state,
      userId,
    })
  })
  const holder = found.ownInterest ? undefined : (await holdersOf(db, kind, [id], userId)).get(id)
  return { kind, id, holder: holder ?? null }
}

/** Returns what happened; undefined if everything is as it was. */
async function moveHold(
  queries: Queries,
  { kind, id, on, takeOver = false }: Input,
  { userId, lang }: CaseContext,
): Promise<(typeof holdActions)[number] | undefined> {
  const holder = (await lockHolds(queries, kind, [id], userId)).get(id)
  if (!on) {
    if (!holder || holder.mine) await endHolds(queries, kind, [id])
    return holder?.mine ? 'return' : undefined
  }
  if (holder?.mine) return undefined
  if (!takeOver) checkNotHeld(holder, lang)
  await beginHold(queries, kind, id, userId)
  return holder ? 'takeover' : 'take'
}
