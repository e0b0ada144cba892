import type { CallDeclaration, CallInput, CallOutput } from 'shared-state/calls/declare-call'
import type { User } from 'shared-state/calls/entities/user'
import { geoGetipgeo } from 'shared-state/calls/geo'
import { usercenterGetuserfromcookie } from 'shared-state/calls/users'
import type { Schema } from 'shared-state/schema'
import { within } from 'shared-state/time/within'
import type { InvokeCall } from '../api/invoke/invocation.ts'
import { outcomeOf } from './call-counts.ts'
import type { CallCounts } from './call-counts.ts'
import type { Visitor } from './visitor.ts'

export interface StartAnswers {
  /** The visitor's own account data, if somebody is logged in. */
  user: User | null
  /** Country of the visitor's address, alpha-2 in lower case; undefined where it was not asked for or not told in time. */
  ipCountry: string | undefined
}

/** Longest the page waits for each, in ms. Without their account somebody logged in is shown as not, so that may take longer. */
const budgetMs = { user: 2_000, country: 300 }

/**
 * What the shell is told of a visitor, asked side by side (spec 7.6). A page that only lacks it is still a page: what fails
 * or is late is counted and left out. Made within the server, wherever rendering sends its other calls: it is about this
 * very request.
 */
export async function startCalls(
  invoke: InvokeCall,
  counts: CallCounts,
  { caller, country }: Visitor,
): Promise<StartAnswers> {
  type Declaration = CallDeclaration<Schema, Schema>
  const ask = async <Declared extends Declaration>(
    call: Declared,
    input: CallInput<Declared>,
    milliseconds: number,
  ) => {
    const answer = await within(milliseconds, invoke({ name: call.name, input, caller }), () => undefined)
    counts.note(call.name, answer ? outcomeOf(answer.status) : 'late')
    return answer?.body.succeed ? (answer.body.Data as CallOutput<Declared>) : undefined
  }
  const [user, geo] = await Promise.all([
    caller.user ? ask(usercenterGetuserfromcookie, {}, budgetMs.user) : undefined,
    country === undefined ? ask(geoGetipgeo, {}, budgetMs.country) : undefined,
  ])
  return { user: user?.result ?? null, ipCountry: geo?.country_code }
}
