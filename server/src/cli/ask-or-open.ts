import { pino } from 'pino'
import { NoServerRunning, askServer } from 'platform/host/control/control-socket'
import type { ControlVerbs } from 'platform/host/control/control-socket'
import type { Portal } from '../portal.ts'
import { readSettings } from '../settings.ts'

/** Runs a verb on the server that uses the data folder or, if none is running, in this process on the folder itself. */
export async function askOrOpen<Verbs extends ControlVerbs, Verb extends keyof Verbs & string>(
  verbsOf: (portal: Portal) => Verbs,
  verb: Verb,
  input: object,
): Promise<Awaited<ReturnType<Verbs[Verb]>>> {
  const settings = readSettings({ ...process.env, WEB_CONCURRENCY: '1' })
  try {
    return await askServer(settings.dataDir, verb, input)
  } catch (error) {
    if (!(error instanceof NoServerRunning)) throw error
  }
  // Imported only where needed, so that the rest of the command line starts quickly.
  const { openPortal } = await import('../portal.ts')
  const portal = await openPortal(settings, process.env, pino({ level: 'silent' }))
  try {
    return (await verbsOf(portal)[verb]!(input as never)) as Awaited<ReturnType<Verbs[Verb]>>
  } finally {
    await portal.close()
  }
}
