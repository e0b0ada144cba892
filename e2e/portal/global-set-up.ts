import { rmSync } from 'node:fs'
import { filledDataDir } from './filled-data.ts'
import { removeTemplate } from './started-database.ts'
import { startPortal } from './start-portal.ts'

/**
 * One portal for all journeys, with a hundredth of the sample data, or all of it with `TEST_AMOUNT=all`. `E2E_ORIGIN` with `E2E_DATA_DIR` selects
 * one that is already running.
 */
export default async function globalSetUp(): Promise<() => Promise<void>> {
  if (process.env.E2E_ORIGIN) return removeTemplate
  const dataDir = await filledDataDir(process.env.TEST_AMOUNT === 'all' ? 'all' : 'hundredth')
  const portal = await startPortal({ dataDir })
  process.env.E2E_ORIGIN = portal.origin
  process.env.E2E_DATA_DIR = dataDir
  return async () => {
    await portal.stop()
    await removeTemplate()
    rmSync(dataDir, { recursive: true, force: true })
  }
}
