import { allCalls } from 'calls/all-calls'
import { invokeEndpoints } from 'calls/invoke'
import { handle, handleWhole } from 'platform/api/handle'
import type { CallHandler, Caller } from 'platform/api/handle'
import type { InvokeCall } from 'platform/api/invocation'
import { Refusal } from 'platform/api/refusal'
import type { Answer } from 'platform/api/envelope'
import { errorCodes } from 'shared-state/api/error-codes'
import { messageOf } from '../refusal-messages/refusal-messages.ts'
import { createRoutes } from './routes.ts'
import type { Routed } from './routes.ts'

interface Wrapped {
  route: string
  data: Record<string, unknown>
  key?: string | undefined
}

/** The wrappers (spec 7.7). A wrapped call runs all its own steps: authorisation, fields, repeats, status, cookies. */
export function invokeHandlers(invoke: InvokeCall): CallHandler[] {
  const find = createRoutes(allCalls)
  const run = ({ call, input }: Routed, key: string | undefined, caller: Caller) =>
    invoke({ call, input, caller, ...(key !== undefined && { idempotencyKey: key }) })

  return invokeEndpoints.flatMap(({ endpoint, v1, v2, v3 }) => {
    const routed = ({ route, data }: Wrapped): Routed => {
      const found = find(endpoint, route, data)
      if (!found) throw new Refusal(errorCodes.noSuchCall)
      return found
    }
    return [
      // The calls that only count respond with 202 before anything is written, so v3 needs no separate fast path.
      ...[v1, v3].map(version =>
        handleWhole(version, async (wrapped, { caller }) => run(routed(wrapped), wrapped.key, caller)),
      ),
      handle(v2, async ({ calls }, { caller, setCookie }) => {
        const items = []
        for (const { id, ...wrapped } of calls) {
          const found = find(endpoint, wrapped.route, wrapped.data)
          const { status, body, setCookies } = found ? await run(found, wrapped.key, caller) : noSuchCall(caller)
          setCookies.forEach(setCookie)
          const { succeed, ErrorCode, message, Data, errors } = body
          items.push({ id, status, succeed, ErrorCode, message, ...(succeed && { Data }), ...(errors && { errors }) })
        }
        return { items }
      }),
    ]
  })
}

const noSuchCall = ({ lang }: Caller): Pick<Answer, 'status' | 'body' | 'setCookies'> => ({
  status: 404,
  body: { succeed: false, ErrorCode: errorCodes.noSuchCall, message: messageOf(errorCodes.noSuchCall, lang) },
  setCookies: [],
})
