import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'

interface Swapped {
  /** Growth of the heap, in MB. */
  heapMb: number
  /** Releases that were found to have left timers running, with their number. */
  left: string[]
  /** Number of releases that are still loaded. */
  held: number
}

/** Runs swap-releases.ts in a separate process. */
export async function swapMemory(swaps: number): Promise<Swapped> {
  const { stdout } = await promisify(execFile)(process.execPath, [
    '--expose-gc',
    join(import.meta.dirname, '../swap-releases.ts'),
    String(swaps),
  ])
  return JSON.parse(stdout)
}
