import { geoGetipgeo } from 'calls/geo'
import { usercenterGetuserfromcookie } from 'calls/users'
import type { InvokeCall } from 'platform/api/invocation'
import type { StartAnswers } from 'platform/host/product'
import { outcomeOf } from 'platform/host/rendering/call-counts'
import type { CallCounts } from 'platform/host/rendering/call-counts'
import type { Visitor } from 'platform/host/rendering/visitor'
import type { CallDeclaration, CallInput, CallOutput } from 'shared-state/api/declare-call'
import type { Schema } from 'shared-state/schema'
import { within } from 'shared-state/time/within'

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
  { caller, country }: Pick<Visitor, 'caller' | 'country'>,
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
