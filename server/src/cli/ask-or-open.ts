import { pino } from 'pino'
import { NoServerRunning, askServer } from 'platform/host/control/control-socket'
import type { ControlVerbs } from 'platform/host/control/control-socket'
import type { Portal } from '../portal.ts'
import { readSettings } from '../settings.ts'

/** Has the server that runs on the data folder run a verb or, where none runs, runs it here on the folder itself. */
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
  // Only where it is needed: everything else of the command line is there in a moment.
  const { openPortal } = await import('../portal.ts')
  const portal = await openPortal(settings, process.env, pino({ level: 'silent' }))
  try {
    return (await verbsOf(portal)[verb]!(input as never)) as Awaited<ReturnType<Verbs[Verb]>>
  } finally {
    await portal.close()
  }
}
