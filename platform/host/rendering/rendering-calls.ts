import { isOpenToRendering } from 'shared-state/api/call-scope'
import type { CallDeclaration } from 'shared-state/api/declare-call'
import type { RenderOrder } from './threads/render-messages.ts'

/**
 * Finds the call that code of a release asks for while it renders a page. Throws where there is none of that name or rendering may not send it:
 * calls that make sessions, secure an account or belong to ops never, and one that writes in the visitor's name only while the
 * page answers a form (docs/decisions/0036-account-forms.md).
 */
export function renderingCalls(
  calls: readonly CallDeclaration[],
): (name: string, method: RenderOrder['method']) => CallDeclaration {
  const byName = new Map(calls.map(call => [call.name, call]))
  return (name, method) => {
    const call = byName.get(name)
    if (!call) throw new Error(`a page asks for ${name}, which this server does not have`)
    if (!isOpenToRendering(call)) throw new Error(`a page asks for ${name}, which is closed to rendering`)
    if (call.scope === 'write' && method !== 'POST')
      throw new Error(`a page asks for ${name}, which writes, without a form`)
    return call
  }
}
