import type { Transport } from 'shared-state/api/transport'
import type { Caller } from '../api/handle.ts'
import type { InvokeCall } from '../api/invoke/invocation.ts'

/** Calls made while a page is rendered go straight to their handlers; cookies they set are left in `setCookies`. */
export function inProcessTransport(invoke: InvokeCall, caller: Caller, setCookies: string[]): Transport {
  return {
    needsToken: false,
    async send({ declaration, input, headers, signal }) {
      signal.throwIfAborted()
      const key = headers['Idempotency-Key']
      const answer = await Promise.race([
        invoke({ name: declaration.name, input, caller, ...(key && { idempotencyKey: key }) }),
        new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason), { once: true })),
      ])
      setCookies.push(...(answer.setCookies ?? []))
      return { status: answer.status, body: answer.body }
    },
  }
}
