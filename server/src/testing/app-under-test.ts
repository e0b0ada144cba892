import { SECRET, startApi } from 'backend/testing/api-under-test'
import type { Db } from 'database/db'
import { temporaryFolder } from 'database/testing/temporary-folder'
import { createServer } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { readLocalKey } from 'platform/host/releases/keys/local-key'
import { ReleaseKeys } from 'platform/host/releases/keys/release-keys'
import { PinTokens } from 'platform/host/releases/pin-tokens'
import { ReleaseStore } from 'platform/host/releases/release-store'
import { createApp } from '../app.ts'
import type { Portal } from '../portal.ts'
import { readSettings } from '../settings.ts'
import type { Serving } from '../serving.ts'

export interface AppUnderTest {
  /** Sends a request line unchanged and returns the complete response. */
  raw(requestLine: string): Promise<string>
  url: string
  db: Db
  close(): Promise<void>
}

/** The server's complete request chain without any release: every page answers 503. */
export async function startApp(): Promise<AppUnderTest> {
  const site = await startApi({ sample: false })
  const folder = temporaryFolder()
  const log = { info: () => {}, warn: () => {}, error: () => {} }
  const snapshots = {
    stable: [],
    named: [],
    epoch: 0,
    pointers: [],
    know: async () => {},
    freeze: () => undefined,
    onRevision: () => {},
  }
  const store = new ReleaseStore(folder)
  const portal = {
    settings: readSettings({ DATA_DIR: folder }),
    secrets: { session: SECRET },
    log,
    db: site.db,
    store,
    rendered: store,
    snapshots,
    keys: new ReleaseKeys(folder, readLocalKey(folder)),
    pins: new PinTokens(new Uint8Array(32)),
    fetchReleases: async () => {},
    register: { releasesWith: async () => [] },
    devOrigin: undefined,
  } as unknown as Portal
  const serving = {
    health: { count: () => {} },
    votes: {},
    events: site.events,
    heard: { byAll: async () => {} },
    closing: new AbortController(),
  } as unknown as Serving
  const server = createServer(createApp(portal, serving)).listen(0, '127.0.0.1')
  await new Promise(resolve => server.once('listening', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    db: site.db,
    raw: requestLine =>
      new Promise((resolve, reject) => {
        let answer = ''
        const socket = connect(port, '127.0.0.1', () =>
          socket.end(`${requestLine}\r\nHost: site.example\r\nConnection: close\r\n\r\n`),
        )
        socket
          .setEncoding('utf8')
          .on('data', text => (answer += text))
          .on('end', () => resolve(answer))
          .on('error', reject)
      }),
    async close() {
      server.closeAllConnections()
      await new Promise(resolve => server.close(resolve))
      await site.close()
    },
  }
}
