import type { Logger } from 'pino'
import { openPortal } from '../portal.ts'
import type { Settings } from '../settings.ts'
import { prepare } from './prepare.ts'
import { serve } from './serve.ts'
import { reportStart } from './report-start.ts'

/** Opens the portal in this process and serves it. `prepares`: first fills the database and publishes the releases built here. */
export async function runPortal(settings: Settings, log: Logger, prepares: boolean): Promise<void> {
  const portal = await openPortal(settings, process.env, log)
  if (prepares) await prepare(portal, reportStart)
  await serve(portal)
}
