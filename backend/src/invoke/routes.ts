import type { InvokeEndpoint } from 'calls/invoke'
import type { CallDeclaration } from 'shared-state/api/declare-call'

/** Routes of an endpoint outside its own group: whole groups, and single calls. */
const beside: Partial<Record<InvokeEndpoint, readonly string[]>> = {
  article: ['news.detail'],
  comment: ['seo'],
  trader: ['dealer', 'brokers', 'ranking'],
  search: ['homefuc.searchtip'],
}

/** Routes through `home` whose name differs from their call's (spec 7.4); the route is passed on to the call. */
const otherNames = new Map([['netwon$report', 'home.count3']])

export interface Routed {
  call: CallDeclaration
  input: Record<string, unknown>
}

/** The call for route `group$call` of an endpoint, or undefined if there is none. */
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

/** A file cannot be sent in JSON, and a response without an envelope does not fit into the wrapper's envelope. */
const fits = ({ body, frame }: CallDeclaration): boolean => body !== 'upload' && frame !== 'bare' && frame !== 'text'

function isOpen(endpoint: InvokeEndpoint, name: string): boolean {
  const [group = ''] = name.split('.')
  return (
    endpoint === 'home' || group === endpoint || (beside[endpoint] ?? []).some(open => open === group || open === name)
  )
}
