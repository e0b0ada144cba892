import { sitemapKinds } from 'backend/sitemap/sitemap-kinds'
import { allCalls } from 'calls/all-calls'
import type { Db } from 'database/db'
import { migrate } from 'database/migrate'
import { openDb } from 'database/open-db'
import { mkdirSync } from 'node:fs'
import type { Logger } from 'pino'
import { openReleases, type Releases } from 'platform/host/open-releases'
import { migrationOwners } from './migrations.ts'
import { exampleUser } from './product/releases.ts'
import { readSecrets, type Secrets } from './secrets.ts'
import type { Settings } from './settings.ts'

/** The dependencies of a portal process, opened once and passed down. */
export interface Portal extends Releases {
  settings: Settings
  secrets: Secrets
  log: Logger
  db: Db
}

/** Opens database and release store; migrations are applied. Rejects with errors that have a one-line message for the operator. */
export async function openPortal(settings: Settings, environment: NodeJS.ProcessEnv, log: Logger): Promise<Portal> {
  const { dataDir, origin } = settings
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const secrets = readSecrets(dataDir, environment)
  const db = await openDb({ databaseUrl: settings.databaseUrl, dataDir })
  try {
    await migrate(db, migrationOwners(secrets.session))
  } catch (error) {
    await db.close() // otherwise the process could not exit
    throw error
  }
  const releases = await openReleases({
    db,
    log,
    dataDir,
    keysFolder: settings.releaseKeys,
    bucket: settings.releaseBucket,
    pinSecret: secrets.pin,
    origin,
    calls: allCalls,
    sitemapKinds,
    exampleUser,
    watched: settings.environment === 'development' ? environment : undefined,
  })
  return {
    ...releases,
    settings,
    secrets,
    log,
    db,
    async close() {
      await releases.close()
      await db.close()
    },
  }
}
