import { errorCodes } from 'shared-state/calls/error-codes'
import type { CallHandler } from '../handle.ts'
import { Refusal } from '../refusal.ts'

const roots = ['/api', '/oauth2', '/wikifxweb-v1', '/homefuc', '/ip']

/** Addresses that answer JSON whatever happens (decisions 2). */
export const isApiAddress = (path: string): boolean => roots.some(root => path === root || path.startsWith(`${root}/`))

export type MatchCall = (method: string, path: string) => CallHandler

/**
 * Finds a call's handler by method and address. `/homefuc/…` answers with and without `/wikifxweb-v1` before it.
 * Refuses with 404/3002, or 405/3107 and Allow where the address has other methods.
 */
export function matchCalls(handlers: readonly CallHandler[]): MatchCall {
  const byPath = new Map<string, Map<string, CallHandler>>()
  for (const handler of handlers) {
    const { method, path } = handler.call
    for (const address of addressesOf(path)) {
      const methods = byPath.get(address) ?? new Map<string, CallHandler>()
      if (methods.has(method)) throw new Error(`two calls answer ${method} ${address}`)
      byPath.set(address, methods.set(method, handler))
    }
  }
  return (method, path) => {
    const methods = byPath.get(path)
    if (!methods) throw new Refusal(errorCodes.noSuchCall)
    const handler = methods.get(method === 'HEAD' ? 'GET' : method)
    if (handler) return handler
    const allowed = [...methods.keys()].flatMap(name => (name === 'GET' ? ['GET', 'HEAD'] : [name]))
    throw new Refusal(errorCodes.wrongMethod, { headers: { Allow: allowed.join(', ') } })
  }
}

function addressesOf(path: string): string[] {
  const prefix = '/wikifxweb-v1'
  if (path.startsWith('/homefuc/')) return [path, prefix + path]
  if (path.startsWith(`${prefix}/homefuc/`)) return [path, path.slice(prefix.length)]
  return [path]
}
