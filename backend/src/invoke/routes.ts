import type { InvokeEndpoint } from 'calls/invoke'
import type { CallDeclaration } from 'shared-state/api/declare-call'

/** What an endpoint routes to beside its own group: whole groups, and single calls. */
const beside: Partial<Record<InvokeEndpoint, readonly string[]>> = {
  article: ['news.detail'],
  comment: ['seo'],
  trader: ['dealer', 'brokers', 'ranking'],
  search: ['homefuc.searchtip'],
}

/** Routes under another name than their call's, through `home` (spec 7.4); the call wants to be told its route. */
const otherNames = new Map([['netwon$report', 'home.count3']])

export interface Routed {
  call: CallDeclaration
  input: Record<string, unknown>
}

/** The call that an endpoint routes `group$call` to, or undefined where it leads nowhere. */
export type FindRoute = (endpoint: InvokeEndpoint, route: string, data: Record<string, unknown>) => Routed | undefined

export function createRoutes(calls: readonly CallDeclaration[]): FindRoute {
  const byName = new Map(calls.filter(call => !call.wraps && fits(call)).map(call => [call.name, call]))
  return (endpoint, route, data) => {
    const other = endpoint === 'home' ? otherNames.get(route) : undefined
    const call = byName.get(other ?? route.replace('$', '.'))
    if (!call || !isOpen(endpoint, call.name)) return undefined
    return { call, input: other ? { ...data, route } : data }
  }
}

/** A file has no place in JSON, and an answer that is sent by itself none in the wrapper's envelope. */
const fits = ({ body, frame }: CallDeclaration): boolean => body !== 'upload' && frame !== 'bare' && frame !== 'text'

function isOpen(endpoint: InvokeEndpoint, name: string): boolean {
  const [group = ''] = name.split('.')
  return (
    endpoint === 'home' || group === endpoint || (beside[endpoint] ?? []).some(open => open === group || open === name)
  )
}
