import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { releaseCommand } from '../../portal/releases.ts'
import { projectRoot } from '../../portal/start-portal.ts'
import type { Place } from './place.ts'

const version = '8.0.0'

/** Time from sources to the first response built from them, with the commands that a team uses. */
export async function changeToLive({ dataDir, portal }: Place): Promise<object> {
  const folder = mkdtempSync(join(tmpdir(), 'brokerlens-bench-'))
  const steps: Record<string, () => Promise<unknown>> = {
    build: () =>
      promisify(execFile)(process.execPath, [
        join(projectRoot, 'platform/build/build.ts'),
        'mf-brokers',
        '--version',
        version,
        '--out',
        folder,
      ]),
    'check, try out, publish': () => releaseCommand(dataDir, 'publish', 'brokers', '--folder', folder),
    activate: () => releaseCommand(dataDir, 'activate', 'brokers', version),
    'first answer': async () => {
      const answer = await fetch(`${portal.origin}/en/brokers`)
      if (!answer.headers.get('x-releases')?.includes(`brokers=${version}`))
        throw new Error('the response is from another release')
    },
  }
  const table: Record<string, object> = {}
  const began = performance.now()
  for (const [step, run] of Object.entries(steps)) {
    const before = performance.now()
    await run()
    table[step] = { figure: Math.round(performance.now() - before) }
  }
  rmSync(folder, { recursive: true })
  return { ...table, together: { figure: Math.round(performance.now() - began), aim: 30_000 } }
}
