import { errorCodes } from 'shared-state/api/error-codes'
import type { CallHandler } from '../handle.ts'
import { Refusal } from '../refusal.ts'

/** Path prefixes of the declared calls. */
export const apiRoots = ['/api', '/oauth2', '/wikifxweb-v1', '/homefuc', '/ip', '/static/json', '/HealthCheck']

/** Calls next to the pages of an area; only a POST is one. */
const callsNextToPages = /^\/market\/\w+\/add$/

/** Addresses that always answer in JSON (decisions 2); /HealthCheck/Get answers with plain text (spec 2.1). */
export const isApiAddress = (path: string, method: string): boolean =>
  apiRoots.some(root => path === root || path.startsWith(`${root}/`)) ||
  (method === 'POST' && callsNextToPages.test(path))

export interface MatchedCall {
  handler: CallHandler
  /** Fields that are part of the address. */
  fields: Record<string, string>
}

export type MatchCall = (method: string, path: string) => MatchedCall

interface Address {
  pattern: RegExp
  methods: Map<string, CallHandler>
}

/**
 * Finds a call's handler by method and address. `/homefuc/…` and `/market/{type}/add` are served with and without the prefix
 * `/wikifxweb-v1`. Refuses with 404/3002, or with 405/3107 and Allow if the address has other methods.
 */
export function matchCalls(handlers: readonly CallHandler[]): MatchCall {
  const byPath = new Map<string, Map<string, CallHandler>>()
  for (const handler of handlers) {
    const { method, path } = handler.call
    for (const address of addressesOf(path)) {
      const methods = byPath.get(address) ?? new Map<string, CallHandler>()
      if (methods.has(method)) throw new Error(`two calls are declared for ${method} ${address}`)
      byPath.set(address, methods.set(method, handler))
    }
  }
  const templates = [...byPath]
    .filter(([path]) => path.includes('{'))
    .map(([path, methods]) => templateOf(path, methods))
  const find = (path: string): { methods: Map<string, CallHandler>; fields: Record<string, string> } | undefined => {
    const methods = byPath.get(path)
    if (methods) return { methods, fields: {} }
    for (const { pattern, methods } of templates) {
      const fields = pattern.exec(path)?.groups
      if (fields) return { methods, fields: { ...fields } }
    }
    return undefined
  }
  return (method, path) => {
    const found = find(path)
    if (!found) throw new Refusal(errorCodes.noSuchCall)
    const handler = found.methods.get(method === 'HEAD' ? 'GET' : method)
    if (handler) return { handler, fields: found.fields }
    const allowed = [...found.methods.keys()].flatMap(name => (name === 'GET' ? ['GET', 'HEAD'] : [name]))
    throw new Refusal(errorCodes.wrongMethod, { headers: { Allow: allowed.join(', ') } })
  }
}

/** `{lang}` becomes a named group: only letters, digits, underscore and dash, so that its value needs no decoding. */
const templateOf = (path: string, methods: Address['methods']): Address => {
  const parts = path.split(/\{(\w+)\}/).map((part, index) => (index % 2 ? `(?<${part}>[\\w-]+)` : RegExp.escape(part)))
  return { pattern: new RegExp(`^${parts.join('')}$`), methods }
}

function addressesOf(path: string): string[] {
  const other = otherAddressOf(path)
  return other === undefined ? [path] : [path, other]
}

/** The second address of a call that has two: with the prefix, or without it. */
export function otherAddressOf(path: string): string | undefined {
  const prefix = '/wikifxweb-v1'
  const short = path.startsWith(`${prefix}/`) ? path.slice(prefix.length) : path
  if (!short.startsWith('/homefuc/') && !callsNextToPages.test(short)) return undefined
  return short === path ? prefix + path : short
}
