import type { exposureReport } from 'calls/exposure-cases'
import type { Db } from 'database/db'
import type { Caller } from 'platform/api/handle'
import { signedIn } from 'platform/api/signed-in'
import type { CallParsed } from 'shared-state/api/declare-call'
import { openTicket } from '../content-reports/tickets.ts'
import { lockWriter } from '../lock-writer.ts'
import { lockForStep } from './check-step.ts'

/** Reports a case to the moderators and returns the ticket's id; 409/3102 if the caller has done so before. */
export function reportCase(
  db: Db,
  { code, reason, content = '' }: CallParsed<typeof exposureReport>,
  caller: Caller,
): Promise<string> {
  const { userId } = signedIn(caller)
  return db.transaction(async queries => {
    await lockWriter(queries, userId)
    await lockForStep(queries, code, 'report', caller)
    return openTicket(queries, { kind: 'exposure', targetId: code }, userId, reason, content)
  })
}
