import type { Random } from 'sample-data/random'
import { callerAddress, strangeForwardedFor } from './addresses.ts'
import { backtrackingText } from './hostile-texts.ts'
import type { Session } from './sessions.ts'
import type { World } from './world.ts'

export type HeaderLine = readonly [name: string, value: string]

export interface RawRequest {
  method?: string
  /** The request target, sent unchanged. */
  target: string
  headers?: readonly HeaderLine[]
  body?: Buffer | string
  session?: Session | undefined
  /** The connection stays open after the response. */
  keeps?: boolean
}

/** Line ends and spaces would start another line or end the address; everything else is sent unchanged. */
const inOneLine = (text: string) => text.replaceAll(/[\r\n\0]/g, '').replaceAll(' ', '+')

/** The bytes of a request from a varying address; one request in twelve carries hostile headers. */
export function bytesOf(
  { random, host }: World,
  { method = 'GET', target, headers = [], body, session, keeps = false }: RawRequest,
): Buffer {
  const lines: HeaderLine[] = [
    ['Host', host],
    ['Connection', keeps ? 'keep-alive' : 'close'],
    ['X-Forwarded-For', callerAddress(random)],
    ['User-Agent', random.pick(['Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0', 'curl/8.5', ''])],
    ...(session
      ? ([
          ['Cookie', session.cookie],
          ['Authorization', `Bearer ${session.token}`],
        ] as const)
      : []),
    ...(random.chance(1 / 12) ? hostileHeaders(random) : []),
    ...headers,
  ]
  const isChunked = headers.some(([name]) => name === 'Transfer-Encoding')
  if (body !== undefined && !isChunked) lines.push(['Content-Length', String(Buffer.byteLength(body))])
  const head = [
    `${method} ${inOneLine(target)} HTTP/1.1`,
    ...lines.map(([name, value]) => `${name}: ${value.replaceAll(/[\r\n\0]/g, '')}`),
  ]
  return Buffer.concat([Buffer.from(`${head.join('\r\n')}\r\n\r\n`), Buffer.from(body ?? '')])
}

/** Giant, repeated and malformed headers that the portal reads, and thousands of cookies. */
function hostileHeaders(random: Random): HeaderLine[] {
  const text = () => backtrackingText(random, 10_000)
  const read = [
    'LanguageCode',
    'CountryCode',
    'BasicData',
    'Accept-Language',
    'Accept',
    'User-Agent',
    'Referer',
    'Origin',
    'Idempotency-Key',
    'If-None-Match',
    'Range',
    'DNT',
    'Authorization',
    'Content-Type',
    'Host',
    'X-Forwarded-Host',
    'X-Forwarded-Proto',
    'Expect',
  ]
  const cookies = ['sid', 'LanguageCode', 'pin', 'bucket', 'CURRIPCOUNTRY', 'theme', 'qr', 'openid', 'third']
  return random.pick<() => HeaderLine[]>([
    () => [[random.pick(read), text()]],
    () => Array.from({ length: 1_500 }, (_line, index) => [`X-${index}`, '1'] as const),
    () => Array.from({ length: 400 }, () => ['X-Forwarded-For', callerAddress(random)] as const),
    () => [['X-Forwarded-For', strangeForwardedFor(random)]],
    () => [['Cookie', Array.from({ length: 1_200 }, (_cookie, index) => `c${index}=1`).join('; ')]],
    () => [['Cookie', Array.from({ length: 1_200 }, () => `${random.pick(cookies)}=%`).join('; ')]],
    () => [['Cookie', `${random.pick(cookies)}=${text()}`]],
    () => Array.from({ length: 500 }, () => ['Cookie', 'sid=a'] as const),
    () => [['Accept-Language', Array.from({ length: 2_000 }, () => 'en;q=0').join(',')]],
    () => [['Accept-Encoding', 'gzip;q=0,'.repeat(1_500)]],
    () => [['Range', `bytes=${'0-,'.repeat(3_000)}`]],
    () => [
      ['If-Modified-Since', text()],
      ['If-None-Match', text()],
    ],
  ])()
}
