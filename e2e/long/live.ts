import { rmSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { filledDataDir } from '../portal/filled-data.ts'
import { startPortal } from '../portal/start-portal.ts'
import { readProcessTree } from './hostile/process-tree.ts'
import { deskEditor } from './live/desk-editor.ts'
import { StreamReader } from './live/stream-reader.ts'

const READERS = 2_000
const MINUTES = 10
/** Time between two news flashes. */
const EVERY_MS = 5_000
/** Each item has to reach every reader that is connected within this time. */
const LIMIT_MS = 2_000
/** Readers return within four seconds after a restart; the rest is for a busy machine. */
const RETURN_MS = 20_000
/** The last third of the memory samples over the first third. */
const MOST_GROWTH = 1.1
/** Readers that connect at once. */
const AT_ONCE = 100

interface Published {
  id: string
  at: number
  /** Published when readers had not returned after the restart. */
  isResumed: boolean
}

/**
 * 2,000 readers of the live stream for ten minutes, with a restart of the portal in the middle: returns whether each news flash reached all of
 * them within two seconds, none was lost or doubled, also over the restart, and memory stayed level. A number as the first option: minutes.
 */
export async function runLive(...[amount]: string[]): Promise<boolean> {
  const minutes = amount === undefined ? MINUTES : Number(amount)
  const dataDir = await filledDataDir('hundredth')
  const env = { TRUST_PROXY: '1' }
  let portal = await startPortal({ dataDir, env })
  const readers = Array.from(
    { length: READERS },
    (_, index) => new StreamReader(portal.origin, `10.${index >> 8}.${index & 255}.1`),
  )
  const published: Published[] = []
  const memoryMb: number[] = []
  try {
    let publish = await deskEditor(portal)
    for (let first = 0; first < READERS; first += AT_ONCE) {
      for (const reader of readers.slice(first, first + AT_ONCE)) reader.start()
      await until(() => readers.slice(first, first + AT_ONCE).every(({ opened }) => opened === 1))
    }
    const write = async (isResumed = false) => {
      const at = Date.now()
      published.push({ id: await publish(`Item ${published.length + 1}`), at, isResumed })
    }
    const writeFor = async (ms: number) => {
      const end = Date.now() + ms
      while (Date.now() < end) {
        await write()
        memoryMb.push((await readProcessTree(portal.process.pid!)).rssMb)
        await sleep(EVERY_MS)
      }
    }
    await writeFor(minutes * 30_000)
    const before = memoryMb.splice(0)
    await portal.stop()
    portal = await startPortal({ dataDir, env: { ...env, PORT: new URL(portal.origin).port } })
    publish = await deskEditor(portal)
    await write(true)
    await until(() => readers.every(({ opened }) => opened >= 2))
    await writeFor(minutes * 30_000)
    await sleep(LIMIT_MS)
    return report(readers, published, [before, memoryMb])
  } finally {
    for (const reader of readers) reader.stop()
    await portal.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

async function until(isReached: () => boolean): Promise<void> {
  const end = Date.now() + RETURN_MS
  while (!isReached()) {
    if (Date.now() > end) throw new Error('readers did not connect in time')
    await sleep(50)
  }
}

function report(
  readers: readonly StreamReader[],
  published: readonly Published[],
  memory: readonly number[][],
): boolean {
  const lost = readers.reduce((sum, { arrived }) => sum + published.filter(({ id }) => !arrived.has(id)).length, 0)
  const repeated = readers.reduce((sum, reader) => sum + reader.repeated, 0)
  const gaps = readers.reduce((sum, reader) => sum + reader.gaps, 0)
  const slowest = published
    .filter(({ isResumed }) => !isResumed)
    .map(({ id, at }) => Math.max(...readers.map(({ arrived }) => (arrived.get(id) ?? at) - at)))
    .sort((a, b) => a - b)
  const growths = memory.map(
    samples => mean(samples.slice(-samples.length / 3)) / mean(samples.slice(0, samples.length / 3)),
  )
  const worst = slowest.at(-1) ?? 0
  console.log(`${readers.length} readers, ${published.length} news flashes`)
  console.log(`slowest reader: median ${slowest[slowest.length >> 1]} ms, worst ${worst} ms (limit ${LIMIT_MS})`)
  console.log(`lost ${lost}, doubled ${repeated}, told of a gap ${gaps}`)
  for (const [part, growth] of growths.entries())
    console.log(
      `memory ${part === 0 ? 'before' : 'after'} the restart: ${Math.round(mean(memory[part]!))} MB, growth ${growth.toFixed(2)} (limit ${MOST_GROWTH})`,
    )
  return lost + repeated + gaps === 0 && worst <= LIMIT_MS && growths.every(growth => growth <= MOST_GROWTH)
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length
