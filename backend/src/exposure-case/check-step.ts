import { actorOf } from 'calls/exposure-case/case-rules'
import type { CaseAction, Rule } from 'calls/exposure-case/case-rules'
import { ruleFor } from 'calls/exposure-case/next-step'
import type { Queries } from 'database/db'
import type { Caller } from 'platform/api/handle'
import { Refusal } from 'platform/api/refusal'
import { signedIn } from 'platform/api/signed-in'
import { errorCodes } from 'shared-state/api/error-codes'
import { isModerator } from '../is-moderator.ts'
import { lockForDecision } from '../moderation/holds.ts'
import { checkNoInterest } from '../moderation/interest.ts'
import { findCase } from './find-case.ts'
import type { FoundCase } from './find-case.ts'

/** The row of the rules for an action: 403/2004 for the wrong actor, 409/3101 in the wrong state. */
export function checkStep(found: FoundCase, action: CaseAction): Rule {
  if (!found.actors.includes(actorOf(action))) throw new Refusal(errorCodes.notYours)
  const rule = ruleFor(action, found, Date.now())
  if (!rule) throw new Refusal(errorCodes.wrongState)
  return rule
}

/**
 * Locks a case for an action of the caller and finds its row of the rules. A moderator's step ends the hold on the case; 409/3102 if another
 * moderator holds it.
 */
export async function lockForStep(
  queries: Queries,
  code: string,
  action: CaseAction,
  caller: Caller,
): Promise<{ found: FoundCase; rule: Rule }> {
  // Says why a moderator may not decide; findCase would only hide the case.
  const moderatorId = actorOf(action) === 'moderator' && isModerator(caller) ? signedIn(caller).userId : null
  if (moderatorId !== null) await checkNoInterest(queries, 'exposure', code, moderatorId, caller.lang)
  const found = await findCase(queries, code, caller, { lock: true })
  if (moderatorId !== null) await lockForDecision(queries, 'exposure', code, { userId: moderatorId, lang: caller.lang })
  return { found, rule: checkStep(found, action) }
}
