import { existsSync, rmSync } from 'node:fs'
import { chmod } from 'node:fs/promises'
import { createServer, request as httpRequest, type Server } from 'node:http'
import { join } from 'node:path'
import type { Logger } from 'pino'
import { CommandRefused } from '../../api/command-refused.ts'

/** The commands that a running server accepts from anyone who may write to its data folder. */
export type ControlVerbs = Record<string, (input: never) => Promise<unknown>>

/** Path of the socket: in the data folder, or a named pipe on Windows, which has no socket files. */
export const controlPath = (dataDir: string): string =>
  process.platform === 'win32'
    ? `\\\\.\\pipe\\portal-${Buffer.from(dataDir).toString('hex').slice(-60)}`
    : join(dataDir, 'control.sock')

/** In characters; a batch of imported rows has some millions. */
const longestRequest = 16_000_000

/**
 * Opens the control socket: one JSON `{verb, input}` in, one `{result}` or `{refused}` out. Access is controlled by file permissions: the
 * folder's, and 0600 on the socket.
 */
export async function openControlSocket(dataDir: string, verbs: ControlVerbs, log: Logger): Promise<Server> {
  const path = controlPath(dataDir)
  // The database's lock guarantees that no other server uses this folder, so an existing socket is left over from a dead one.
  if (process.platform !== 'win32' && existsSync(path)) rmSync(path)
  const server = createServer(async (incoming, outgoing) => {
    const answer = (status: number, body: object) =>
      outgoing.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body))
    try {
      let text = ''
      for await (const chunk of incoming.setEncoding('utf8'))
        if ((text += chunk).length > longestRequest) throw new CommandRefused('request too long')
      const { verb, input } = JSON.parse(text)
      const run = Object.hasOwn(verbs, verb) ? verbs[verb] : undefined
      if (!run) throw new CommandRefused(`the server does not know the command '${verb}'`)
      answer(200, { result: (await run(input as never)) ?? null })
    } catch (error) {
      if (!(error instanceof CommandRefused)) log.error({ err: error }, 'control request failed')
      answer(400, { refused: error instanceof Error ? error.message : String(error) })
    }
  })
  await new Promise<void>((listening, failed) => server.once('error', failed).listen(path, listening))
  if (process.platform !== 'win32') await chmod(path, 0o600)
  return server
}

/** Nothing listens on the socket: no server runs on this data folder. */
export class NoServerRunning extends Error {
  override name = 'NoServerRunning'
}

/** Sends a command to the server that runs on a data folder. Rejects with NoServerRunning or CommandRefused. */
export function askServer<Result>(dataDir: string, verb: string, input: object): Promise<Result> {
  return new Promise((done, failed) => {
    const asked = httpRequest({ socketPath: controlPath(dataDir), path: '/', method: 'POST' }, async response => {
      let text = ''
      for await (const chunk of response.setEncoding('utf8')) text += chunk
      const body = JSON.parse(text)
      if ('refused' in body) failed(new CommandRefused(body.refused))
      else done(body.result)
    })
    asked.on('error', (error: NodeJS.ErrnoException) =>
      failed(error.code === 'ENOENT' || error.code === 'ECONNREFUSED' ? new NoServerRunning() : error),
    )
    asked.end(JSON.stringify({ verb, input }))
  })
}
