import { declareCall } from 'shared-state/api/declare-call'
import type { CallDeclaration } from 'shared-state/api/declare-call'
import {
  array,
  boolean,
  int,
  maxLength,
  minLength,
  object,
  optional,
  regex,
  strictObject,
  string,
  unknown,
  withDefault,
} from 'shared-state/schema'
import { identifier, mapOf, text } from './entities/fields.ts'

/** Endpoints by the group they route to; `home` routes to all of them (spec 7.7). */
const endpoints = [
  'usercenter',
  'enterprise',
  'staff',
  'article',
  'comment',
  'trader',
  'search',
  'timemachine',
  'ecoweb',
  'tradercontest',
  'datalake',
  'lcs',
  'postsfeed',
  'suggestedusers',
  'batchfollow',
  'businesscard',
  'homemessagebar',
  'vpstraderlist',
  'recommendedcooperativetrader',
  'contact',
  'home',
] as const
export type InvokeEndpoint = (typeof endpoints)[number]

/** A routed call: `group$call`, its input, and its Idempotency-Key. */
const routed = {
  route: text(3, 80).check(regex(/^\w+\$\w+$/)),
  data: withDefault(mapOf(text(0, 40), unknown(), 50), {}),
  key: optional(text(1, 100)),
}

/** One of several routed calls, with the id that its result carries. */
const named = strictObject({ id: identifier, ...routed })

/** The result of each routed call of invokev2; `status` is the HTTP status it would have on its own. */
const results = object({
  items: array(
    object({
      id: string(),
      status: int(),
      succeed: boolean(),
      ErrorCode: int(),
      message: string(),
      Data: optional(unknown()),
      errors: optional(array(object({ field: string(), message: string() }))),
    }),
  ),
})

const one = strictObject(routed)
const several = strictObject({ calls: array(named).check(minLength(1), maxLength(10)) })

const wrapper = { section: 'Invoke', scope: 'public', method: 'POST', wraps: true } as const

/** One endpoint's three versions. */
const versionsOf = (endpoint: InvokeEndpoint) => ({
  endpoint,
  /** Returns the routed call's answer. */
  v1: declareCall({ ...wrapper, name: `${endpoint}.invoke`, input: one, output: unknown() }),
  /** Up to ten, one after another; each has its own result. */
  v2: declareCall({
    ...wrapper,
    name: `${endpoint}.invokev2`,
    path: `${endpoint}/invoke-v2`,
    input: several,
    output: results,
  }),
  /** Like v1; for calls that only count events and answer 202 immediately. */
  v3: declareCall({
    ...wrapper,
    name: `${endpoint}.invokev3`,
    path: `${endpoint}/invoke-v3`,
    input: one,
    output: unknown(),
  }),
})

export const invokeEndpoints = endpoints.map(versionsOf)

/** Only the wrappers, for the list of all calls. */
export const invokeCalls: readonly CallDeclaration[] = invokeEndpoints.flatMap(({ v1, v2, v3 }) => [v1, v2, v3])
