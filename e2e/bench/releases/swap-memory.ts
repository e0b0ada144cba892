import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'

interface Swapped {
  /** What the heap has grown by. */
  heapMb: number
  /** Releases found to have left timers running, and how many. */
  left: string[]
  /** Releases that are still loaded. */
  held: number
}

/** Runs swap-releases.ts in a process of its own. */
export async function swapMemory(swaps: number): Promise<Swapped> {
  const { stdout } = await promisify(execFile)(process.execPath, [
    '--expose-gc',
    join(import.meta.dirname, '../swap-releases.ts'),
    String(swaps),
  ])
  return JSON.parse(stdout)
}
