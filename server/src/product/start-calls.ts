import { geoGetipgeo } from 'calls/geo'
import { usercenterGetuserfromcookie } from 'calls/users'
import type { InvokeCall } from 'platform/api/invocation'
import type { Caller } from 'platform/api/handle'
import type { Product } from 'platform/host/product'
import { outcomeOf } from 'platform/host/rendering/call-counts'
import type { CallCounts } from 'platform/host/rendering/call-counts'
import type { CallDeclaration, CallInput, CallOutput } from 'shared-state/api/declare-call'
import type { Schema } from 'shared-state/schema'
import { within } from 'shared-state/time/within'

/** Longest wait for each call, in ms. The user's is longer, because without it a logged-in visitor appears logged out. */
const budgetMs = { user: 2_000, country: 300 }

/**
 * The calls about the visitor in addition to the page's own (spec 7.6). The page works without them, so a failed or late call is
 * counted and left out. Always in-process, even if rendering sends its other calls elsewhere, because they concern this very request.
 */
export function startCalls(invoke: InvokeCall, counts: CallCounts): Pick<Product, 'userOf' | 'countryOf'> {
  type Declaration = CallDeclaration<Schema, Schema>
  const ask = async <Declared extends Declaration>(
    call: Declared,
    input: CallInput<Declared>,
    caller: Caller,
    milliseconds: number,
  ) => {
    const answer = await within(milliseconds, invoke({ call, input, caller }), () => undefined)
    counts.note(call.name, answer ? outcomeOf(answer.status) : 'late')
    return answer?.body.succeed ? (answer.body.Data as CallOutput<Declared>) : undefined
  }
  return {
    userOf: async caller =>
      caller.user ? ((await ask(usercenterGetuserfromcookie, {}, caller, budgetMs.user))?.result ?? null) : null,
    countryOf: async caller => (await ask(geoGetipgeo, {}, caller, budgetMs.country))?.country_code,
  }
}
