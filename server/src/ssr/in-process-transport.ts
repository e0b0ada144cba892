import type { Transport } from 'shared-state/api/transport'
import type { InvokeCall } from '../api/invoke/invocation.ts'
import type { PageSession } from './page-session.ts'

/** Calls made for a page go straight to their handlers, as the visitor whose session it is at that moment. */
export function inProcessTransport(invoke: InvokeCall, session: PageSession): Transport {
  return {
    needsToken: false,
    async send({ declaration, input, headers, signal }) {
      signal.throwIfAborted()
      const key = headers['Idempotency-Key']
      const answer = await Promise.race([
        session.callerNow().then(caller => invoke({ name: declaration.name, input, caller, ...(key && { idempotencyKey: key }) })),
        new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason), { once: true })),
      ])
      session.setCookies.push(...answer.setCookies)
      return { status: answer.status, body: answer.body }
    },
  }
}
