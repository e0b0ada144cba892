import type { Db } from 'database/db'
import express from 'express'
import { existsSync, readdirSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { releaseVerbs } from '../control/release-verbs.ts'
import { releaseApi } from '../http/release-api.ts'
import { packBundle } from '../releases/bundle/pack-bundle.ts'
import { sha256Of, signRequest, type SignedRequest } from '../releases/keys/signed-requests.ts'
import { signRelease } from '../releases/keys/release-signature.ts'
import type { SigningKey } from '../releases/keys/signing-key.ts'
import { SpentTokens } from '../releases/keys/spent-tokens.ts'
import { ReleaseProcesses } from '../releases/release-processes.ts'
import { Snapshots } from '../releases/snapshots.ts'
import { gateScene } from './gate-scene.ts'

/** The public address of the site; the test servers listen elsewhere. */
export const siteOrigin = 'https://portal.example'

export interface Sent {
  key?: SigningKey
  area?: string
  body?: Buffer | object
  /** Claims of the token that differ from the request. */
  claims?: Partial<SignedRequest>
  token?: string
  headers?: Record<string, string>
  /** Index of the process that gets the request. */
  on?: number
}

export interface CommandResponse {
  status: number
  code: number
  message: string
  data: unknown
  headers: Headers
}

export type ReleaseApiScene = Awaited<ReturnType<typeof releaseApiScene>>

/** Sends release commands over HTTP to processes of a portal that share a database and a store (gateScene). */
export async function releaseApiScene(db: Db) {
  const scene = await gateScene(db)
  const servers: Server[] = []
  const logged: object[] = []

  async function startProcess(): Promise<Server> {
    const { desk, register, trusted, store } = scene
    const verbs = releaseVerbs({
      desk,
      snapshots: new Snapshots(register, () => {}),
      processes: new ReleaseProcesses(db),
    })
    const note = (fields: object) => void logged.push(fields)
    const log = { info: note, warn: note, error: note }
    const app = express().use(
      releaseApi({
        verbs,
        keys: trusted,
        spent: new SpentTokens(db),
        store,
        own: { origin: siteOrigin, isLocal: false },
        epoch: () => 7,
        refusals: { note() {} },
        log,
      }),
    )
    const server = createServer(app.use((_request, response) => void response.status(404).send('nothing here')))
    await new Promise<void>(listening => server.listen(0, '127.0.0.1', listening))
    return server
  }

  const addressOf = async (path: string, index = 0): Promise<string> => {
    while (servers.length <= index) servers.push(await startProcess())
    return `http://127.0.0.1:${(servers[index]!.address() as AddressInfo).port}/api/releases/v1/${path}`
  }
  const bytesOf = (body: Buffer | object): Buffer => (Buffer.isBuffer(body) ? body : Buffer.from(JSON.stringify(body)))
  const tokenFor = (
    verb: string,
    { key = scene.keys.brokers!, area = 'brokers', body = {}, claims = {} }: Sent,
  ): Promise<string> => signRequest(key, siteOrigin, { verb, area, sha256: sha256Of(bytesOf(body)), ...claims })

  return {
    ...scene,
    addressOf,
    tokenFor,
    async send(verb: string, sent: Sent = {}): Promise<CommandResponse> {
      const token = sent.token ?? (await tokenFor(verb, sent))
      const answer = await fetch(await addressOf(verb, sent.on), {
        method: 'POST',
        body: new Uint8Array(bytesOf(sent.body ?? {})),
        headers: { ...(token && { Authorization: `Bearer ${token}` }), ...sent.headers },
      })
      const { ErrorCode, message, Data } = (await answer.json()) as {
        ErrorCode: number
        message: string
        Data: unknown
      }
      return { status: answer.status, code: ErrorCode, message, data: Data, headers: answer.headers }
    },
    /** A release of an area, signed and packed as the command line does it. */
    async bundleOf(
      area: string,
      version: string,
      owner = area,
      change?: Parameters<typeof scene.build>[2],
    ): Promise<Buffer> {
      const out = scene.build(area, version, change)
      await signRelease(out, scene.keys[owner]!)
      return packBundle(out)
    },
    /** Upload folders in the store, whether in progress or left over. */
    incoming(): string[] {
      const folder = join(scene.store.folder, '.incoming')
      return existsSync(folder) ? readdirSync(folder) : []
    },
    /** Ends all processes, whose limits are counted per process. Returns their log entries. */
    async endProcesses(): Promise<object[]> {
      for (const server of servers.splice(0))
        await new Promise(closed => (server.closeAllConnections(), server.close(closed)))
      return logged.splice(0)
    },
  }
}

export const noTraces = { stored: false, incoming: [], listed: 0 }
