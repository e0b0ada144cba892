import { isOpenToRendering } from 'shared-state/api/call-scope'
import type { CallDeclaration } from 'shared-state/api/declare-call'
import type { RenderJob } from './threads/render-messages.ts'

/**
 * Finds the declaration of a call that release code makes while it renders a page. Throws if there is none of that name or rendering may
 * not make it: calls that create sessions, secure an account or belong to ops are never allowed; one that writes on the visitor's behalf is
 * allowed only while the page answers a form (docs/decisions/0036-account-forms.md).
 */
export function renderingCalls(
  calls: readonly CallDeclaration[],
): (name: string, method: RenderJob['method']) => CallDeclaration {
  const byName = new Map(calls.map(call => [call.name, call]))
  return (name, method) => {
    const call = byName.get(name)
    if (!call) throw new Error(`a page calls ${name}, which this server does not have`)
    if (!isOpenToRendering(call)) throw new Error(`a page calls ${name}, which is closed to rendering`)
    if (call.scope === 'write' && method !== 'POST')
      throw new Error(`a page calls ${name}, which writes data, without a form`)
    return call
  }
}
