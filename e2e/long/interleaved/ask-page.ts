import { request, type Agent, type IncomingHttpHeaders } from 'node:http'
import { promisify } from 'node:util'
import { brotliDecompress, gunzip } from 'node:zlib'

/** Encodings that a browser may accept; empty: the header is missing. */
export const encodings = ['', 'identity', 'gzip', 'br', 'gzip, deflate, br'] as const

export interface AskedPage {
  /** Date.now() before the request and after the answer. */
  began: number
  ended: number
  status: number
  headers: IncomingHttpHeaders
  /** Decoded; empty for 304. */
  body: Buffer
}

const decode = { gzip: promisify(gunzip), br: promisify(brotliDecompress) }
const limitMs = 30_000

/** Requests a page and decodes it. Rejects if there is no whole answer, or it is in an encoding that was not accepted. */
export async function askPage(
  origin: string,
  path: string,
  { agent, headers, accepts }: { agent: Agent; headers: Record<string, string>; accepts: (typeof encodings)[number] },
): Promise<AskedPage> {
  const began = Date.now()
  const sent = { ...headers, ...(accepts && { 'Accept-Encoding': accepts }) }
  const { status, headers: told, bytes } = await exchange(origin + path, agent, sent)
  const encoding = told['content-encoding']
  if (encoding !== undefined && !accepts.split(', ').includes(encoding))
    throw new Error(`encoded with ${encoding}, which was not accepted`)
  const body = encoding === 'gzip' || encoding === 'br' ? await decode[encoding](bytes) : bytes
  return { began, ended: Date.now(), status, headers: told, body }
}

const exchange = (url: string, agent: Agent, headers: Record<string, string>) =>
  new Promise<{ status: number; headers: IncomingHttpHeaders; bytes: Buffer }>((done, failed) => {
    const asked = request(url, { agent, headers, timeout: limitMs }, response => {
      const parts: Buffer[] = []
      response
        .on('data', part => parts.push(part))
        .on('error', failed)
        .on('end', () => done({ status: response.statusCode!, headers: response.headers, bytes: Buffer.concat(parts) }))
    })
    asked
      .on('timeout', () => asked.destroy(new Error('no answer in time')))
      .on('error', failed)
      .end()
  })
