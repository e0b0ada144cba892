import { migrate } from 'database/migrate'
import { openDb } from 'database/open-db'
import { randomBytes } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { destination } from 'pino'
import { createLog } from 'platform/api/log/create-log'
import { platformMigrations } from 'platform/host/migrations'
import { openReleases } from 'platform/host/open-releases'
import { publishLocalBuilds } from 'platform/host/publish-local-builds'
import { startRendering } from 'platform/host/start-rendering'
import type { PortalUser } from 'shared-state/store/portal-user'
import { calls } from './api.ts'
import { createApp } from './app.ts'

/** Opens the embedded database in `dataDir`, releases the builds in `root`, and listens on `port`. */
export async function serve({ root, dataDir, port }: { root: string; dataDir: string; port: number }) {
  const origin = `http://localhost:${port}`
  const keysFolder = join(dataDir, 'release-keys')
  mkdirSync(keysFolder, { recursive: true, mode: 0o700 })
  const secret = randomBytes(32)
  const log = createLog('error', destination(2))
  const db = await openDb({ dataDir, databaseUrl: undefined })
  await migrate(db, [platformMigrations])
  const releases = await openReleases({
    db,
    log,
    dataDir,
    keysFolder,
    origin,
    pinSecret: secret,
    calls,
    exampleUser: () => ({ userId: 'ann' }) as PortalUser,
  })
  await publishLocalBuilds(root, { desk: releases.desk, log, report: () => {} })
  await releases.snapshots.follow()
  await releases.processes.start(error => log.error({ err: error }, 'failed to write the heartbeat'))
  const rendering = startRendering(releases, { db, log, processes: 1 })
  const server = createApp({ origin, log, db, secret, releases, rendering }).listen(port)
  return {
    origin,
    releases,
    async stop() {
      server.close()
      server.closeAllConnections()
      await rendering.stop()
      await releases.close()
      await db.close()
    },
  }
}
