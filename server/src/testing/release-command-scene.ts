import { afterEach, beforeEach, expect } from '@jest/globals'
import { temporaryFolder } from 'database/testing/temporary-folder'
import { execFile } from 'node:child_process'
import { generateKeyPairSync } from 'node:crypto'
import { existsSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join, resolve } from 'node:path'
import { commandEnvironment } from './command-environment.ts'

const cli = resolve(import.meta.dirname, '../cli/release.ts')

interface Ended {
  code: number
  out: string
  err: string
}

interface There {
  /** For files of the test. */
  folder: string
  /** The file of a private release key. */
  key: string
  server: Server
  origin: string
  /** How the server responds; each test sets it. */
  answer: (request: IncomingMessage, response: ServerResponse, body: Buffer) => void
}

/**
 * The release command line as on a machine without a portal, and a server that each test makes respond like one, for the tests of the calling
 * file. `remote` names that server and the key; `there` is filled before each test. No command may create a data folder.
 */
export function releaseCommandScene() {
  const there = {} as There

  beforeEach(async () => {
    there.folder = temporaryFolder()
    there.key = join(there.folder, 'team.key')
    writeFileSync(there.key, generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }))
    there.server = createServer(async (request, response) => {
      const chunks: Buffer[] = []
      for await (const chunk of request) chunks.push(chunk)
      there.answer(request, response, Buffer.concat(chunks))
    })
    await new Promise<void>(listening => there.server.listen(0, '127.0.0.1', listening))
    there.origin = `http://127.0.0.1:${(there.server.address() as AddressInfo).port}`
  })
  afterEach(() => new Promise(closed => (there.server.closeAllConnections(), there.server.close(closed))))
  afterEach(() => expect(existsSync(join(there.folder, 'no-data'))).toBe(false))

  const release = (...args: string[]): Promise<Ended> =>
    new Promise(ended =>
      execFile(
        process.execPath,
        [cli, ...args],
        { env: { ...commandEnvironment, DATA_DIR: join(there.folder, 'no-data') } },
        (error, out, err) => ended({ code: Number(error?.code ?? 0), out, err }),
      ),
    )
  const remote = (...args: string[]) => release(...args, '--server', there.origin, '--key', there.key)
  return { there, release, remote }
}
