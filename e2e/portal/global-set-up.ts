import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot, startPortal } from './start-portal.ts'

/** One portal with the full sample data for all journeys. `E2E_ORIGIN` names one that runs already. */
export default async function globalSetUp(): Promise<() => Promise<void>> {
  if (process.env.E2E_ORIGIN) return async () => {}
  const dataDir = join(projectRoot, '.cache/e2e')
  rmSync(dataDir, { recursive: true, force: true })
  mkdirSync(dataDir, { recursive: true })
  const portal = await startPortal({ dataDir })
  process.env.E2E_ORIGIN = portal.origin
  process.env.E2E_DATA_DIR = dataDir
  return async () => {
    await portal.stop()
  }
}
