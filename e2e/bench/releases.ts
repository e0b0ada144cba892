import { mkdtempSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { filledDataDir } from '../portal/filled-data.ts'
import { startPortal } from '../portal/start-portal.ts'
import { ownDatabase } from './own-database.ts'
import { changeToLive } from './releases/change-to-live.ts'
import { oldTab } from './releases/old-tab.ts'
import type { Place } from './releases/place.ts'
import { swapMemory } from './releases/swap-memory.ts'
import { switchReleases } from './releases/switch-releases.ts'
import { timeFaults } from './releases/time-faults.ts'

const parts = {
  /** Activations and rollbacks under load, on one process and on four. */
  switch: async () => {
    show('200 activations and rollbacks under load, one process', await onPortal({}, switchReleases))
    const database = await ownDatabase()
    if (!database) return console.log('Four processes: not measured, there is no PostgreSQL (TEST_DATABASE_URL)')
    try {
      show(
        'the same, four processes on PostgreSQL',
        await onPortal(
          { DATABASE_URL: database.url, WEB_CONCURRENCY: '4', SAMPLE_DATA: 'off' },
          switchReleases,
          emptyFolder(),
        ),
      )
    } finally {
      await database.drop()
    }
  },
  /** Memory that a process retains from unloaded releases. */
  memory: async () => {
    const { heapMb, left, held } = await swapMemory(1_000)
    show('1,000 releases of 3 MB one after another', {
      'growth of the heap, MB': { figure: heapMb, aim: 10 },
      'still loaded': { figure: held },
      'reported to have left timers running': { figure: left.join(', '), aim: 'the one that did' },
    })
  },
  /** Time until visitors get a change to one area. */
  live: async () => show('a change of one area, until it is live; milliseconds', await onPortal({}, changeToLive)),
  /** A tab that has been open for a long time. */
  tab: async () => show('a tab opened 50 releases ago', await onPortal({}, oldTab)),
  /** Delay that a broken area causes on its own page and on others. */
  faults: async () => show('broken areas; milliseconds', await onPortal({ TRUST_PROXY: '1' }, timeFaults)),
} satisfies Record<string, () => Promise<void>>

/** The cost of releasing one area independently, and evidence that it breaks nothing: all benches, or the given ones. */
export async function benchReleases(...names: string[]): Promise<void> {
  for (const [name, run] of Object.entries(parts)) if (names.length === 0 || names.includes(name)) await run()
}

const emptyFolder = async () => mkdtempSync(join(tmpdir(), 'brokerlens-bench-'))

async function onPortal<Result>(
  env: Record<string, string>,
  run: (place: Place) => Promise<Result>,
  folder = filledDataDir(),
): Promise<Result> {
  const dataDir = await folder
  const portal = await startPortal({ dataDir, env })
  try {
    return await run({ dataDir, portal })
  } finally {
    await portal.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

function show(title: string, table: object): void {
  console.log(`\n${title} (load of the machine ${loadavg()[0]!.toFixed(1)})`)
  console.table(table)
}
