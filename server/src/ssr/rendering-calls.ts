import { allCalls } from 'shared-state/calls/all-calls'
import { isOpenToRendering } from 'shared-state/calls/call-scope'
import type { CallDeclaration } from 'shared-state/calls/declare-call'
import type { RenderOrder } from '../render/render-messages.ts'

const callsByName = new Map(allCalls.map(call => [call.name, call]))

/**
 * The call that code of a release asks for while it renders a page. Throws where there is none of that name or rendering may not send it:
 * calls that make sessions, secure an account or belong to ops never, and one that writes in the visitor's name only while the
 * page answers a form (docs/decisions/0036-account-forms.md).
 */
export function callOfRendering(name: string, method: RenderOrder['method']): CallDeclaration {
  const call = callsByName.get(name)
  if (!call) throw new Error(`a page asks for ${name}, which this server does not have`)
  if (!isOpenToRendering(call)) throw new Error(`a page asks for ${name}, which is closed to rendering`)
  if (call.scope === 'write' && method !== 'POST')
    throw new Error(`a page asks for ${name}, which writes, without a form`)
  return call
}
