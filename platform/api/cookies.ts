import type { IncomingMessage } from 'node:http'

export type Cookies = Record<string, string | undefined>

/** The request's cookies. If a name occurs more than once, the first counts; a value that cannot be decoded is kept as it is. */
export function readCookies(request: IncomingMessage): Cookies {
  const cookies: Cookies = Object.create(null)
  for (const pair of (request.headers.cookie ?? '').split(';')) {
    const split = pair.indexOf('=')
    if (split < 1) continue
    const name = pair.slice(0, split).trim()
    cookies[name] ??= decode(pair.slice(split + 1).trim())
  }
  return cookies
}

function decode(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch {
    return value
  }
}
