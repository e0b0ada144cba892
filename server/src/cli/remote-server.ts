import { readFile } from 'node:fs/promises'
import { type IncomingMessage, request as overHttp } from 'node:http'
import { request as overHttps } from 'node:https'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { CommandRefused } from 'platform/api/command-refused'
import { sha256Of, signRequest } from 'platform/host/releases/keys/signed-requests'
import { readSigningKey, type SigningKey } from 'platform/host/releases/keys/signing-key'
import type { Envelope } from 'shared-state/api/envelope'
import { errorCodes } from 'shared-state/api/error-codes'
import { NotUnderstood } from './run-cli.ts'

/** A remote portal, and the key that signs release commands to it. */
export interface RemoteServer {
  address: URL
  key: SigningKey
}

/** No answer came, or not one of a portal. It is unknown whether anything has changed. */
export class ServerUnreachable extends Error {
  override name = 'ServerUnreachable'
}

export interface RemoteCommand {
  verb: string
  area?: string
  body: Buffer
  /** For publish only, whose body cannot contain it. */
  reason?: string
  /** Receives the number of bytes sent so far. */
  onSent?: (bytes: number) => void
}

/** Generous: the processes of a large site have seconds to apply a change, and a bundle has to be checked. */
const silentMs = 120_000
const pieceBytes = 64 * 1024

/** Reads `--server URL --key FILE`; undefined without both. Rejects with NotUnderstood, or with CommandRefused if the file has no key. */
export async function readRemote({
  server,
  key,
}: {
  server?: unknown
  key?: unknown
}): Promise<RemoteServer | undefined> {
  if (server === undefined && key === undefined) return undefined
  if (server === undefined || key === undefined) throw new NotUnderstood('--server URL and --key FILE go together')
  const text = String(server)
  if (!/^https?:\/\//.test(text) || !URL.canParse(text))
    throw new NotUnderstood(`--server '${text}' is not an address: it must begin with https://`)
  const pem = await readFile(String(key), 'utf8').catch((error: Error) => {
    throw new CommandRefused(`the key cannot be read: ${error.message}`, { cause: error })
  })
  try {
    return { address: new URL(text), key: readSigningKey(pem) }
  } catch (error) {
    throw new CommandRefused(`${String(key)} contains no private release key: ${(error as Error).message}`, {
      cause: error,
    })
  }
}

/** Sends a release command over HTTP. Rejects with CommandRefused with the server's message, or with ServerUnreachable. */
export async function askRemote<Result>(
  { address, key }: RemoteServer,
  { verb, area = '', body, reason, onSent }: RemoteCommand,
): Promise<Result> {
  const token = await signRequest(key, address.origin, {
    verb,
    area,
    sha256: sha256Of(body),
    ...(reason && { reason }),
  })
  const url = new URL(`/api/releases/v1/${verb}`, address)
  const { status, location, text } = await post(url, token, body, onSent).catch((error: NodeJS.ErrnoException) => {
    throw new ServerUnreachable(wordsOf(error, url), { cause: error })
  })
  if (location) throw new ServerUnreachable(`${address.origin} redirects to ${location}: use that address`)
  const answer = envelopeOf(text)
  if (!answer) throw new ServerUnreachable(`${address.origin} does not respond like a portal (status ${status})`)
  if (answer.succeed) return answer.Data as Result
  throw answer.ErrorCode === errorCodes.unexpected
    ? new ServerUnreachable(answer.message)
    : new CommandRefused(answer.message)
}

interface RemoteResponse {
  status: number
  location: string | undefined
  text: string
}

function post(url: URL, token: string, body: Buffer, onSent: RemoteCommand['onSent']): Promise<RemoteResponse> {
  return new Promise((heard, failed) => {
    const headers = {
      Authorization: `Bearer ${token}`,
      'Content-Length': body.length,
      'Content-Type': 'application/octet-stream',
    }
    const sending = (url.protocol === 'https:' ? overHttps : overHttp)(
      url,
      { method: 'POST', headers, timeout: silentMs },
      response => {
        readText(response).then(
          text => heard({ status: response.statusCode ?? 0, location: response.headers.location, text }),
          failed,
        )
      },
    )
    sending.on('timeout', () => sending.destroy(Object.assign(new Error('silent'), { code: 'ETIMEDOUT' })))
    let isAnswered = false
    sending.on('response', () => void (isAnswered = true))
    // A server may refuse before everything is sent; its answer counts then, not the closed connection.
    const lost = (error: Error) => void (isAnswered || failed(error))
    sending.on('error', lost)
    pipeline(Readable.from(pieces(body, onSent)), sending).catch(lost)
  })
}

function* pieces(body: Buffer, onSent: RemoteCommand['onSent']): Generator<Buffer> {
  for (let sent = 0; sent < body.length; sent += pieceBytes) {
    onSent?.(sent)
    yield body.subarray(sent, sent + pieceBytes)
  }
  onSent?.(body.length)
}

async function readText(response: IncomingMessage): Promise<string> {
  let text = ''
  for await (const chunk of response.setEncoding('utf8')) text += chunk
  return text
}

function envelopeOf(text: string): Envelope | undefined {
  try {
    const answer = JSON.parse(text) as Envelope | null
    return typeof answer?.succeed === 'boolean' ? answer : undefined
  } catch {
    return undefined
  }
}

function wordsOf({ code = '', message }: NodeJS.ErrnoException, { origin, hostname }: URL): string {
  if (code === 'ECONNREFUSED') return `no server responds at ${origin}`
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return `the host name ${hostname} cannot be resolved`
  if (code === 'ETIMEDOUT') return `${origin} does not respond; run 'list' to see whether it was done`
  if (['ECONNRESET', 'EPIPE', 'ERR_STREAM_PREMATURE_CLOSE'].includes(code))
    return `the connection to ${origin} was lost; run 'list' to see whether it was done`
  if (/CERT|SIGNATURE|ALTNAME/.test(code)) return `${origin} has no trusted certificate (${code})`
  return `the request to ${origin} failed: ${message || code}`
}
