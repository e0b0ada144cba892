import type { CallDeclaration } from 'shared-state/api/declare-call'
import type { Transport } from 'shared-state/api/transport'
import type { InvokeCall } from '../../api/invocation.ts'
import type { PageSession } from './page-session.ts'

/** A transport that passes a page's calls straight to their handlers, as the visitor whose session is current at that moment. */
export function inProcessTransport(invoke: InvokeCall, session: PageSession): Transport {
  return {
    needsToken: false,
    async send({ declaration, input, headers, signal }) {
      signal.throwIfAborted()
      const key = headers['Idempotency-Key']
      const call = async () => {
        const caller = await session.callerNow()
        const answer = await invoke({
          call: declaration,
          input,
          caller,
          reads: session.reads,
          ...(key && { idempotencyKey: key }),
        })
        if (mayWrite(declaration)) session.reads.forget()
        return answer
      }
      const answer = await Promise.race([
        call(),
        new Promise<never>((_, reject) =>
          signal.addEventListener('abort', () => reject(signal.reason), { once: true }),
        ),
      ])
      session.setCookies.push(...answer.setCookies)
      return { status: answer.status, body: answer.body }
    },
  }
}

const mayWrite = ({ method, writes }: CallDeclaration): boolean => method !== 'GET' || writes === true
