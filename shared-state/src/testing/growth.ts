/** `growth` gives the work so many times as much. */
const TIMES = 32

/** More than linear work grows by (32), less than quadratic work (1,024). */
export const QUADRATIC = 200

async function computingMicroseconds(work: () => unknown): Promise<number> {
  const before = process.threadCpuUsage()
  await work()
  const { user, system } = process.threadCpuUsage(before)
  return user + system
}

/**
 * Answers how many times longer this thread computes when the work grows 32 times, from `size` on. It counts computing and not waiting,
 * and takes the shortest of three runs, so that a slow or busy machine gives the same answer. A run shorter than a millisecond
 * counts as one millisecond.
 */
export async function growth(work: (size: number) => unknown, size: number): Promise<number> {
  const least = async (amount: number) => {
    const runs: number[] = []
    while (runs.length < 3) runs.push(await computingMicroseconds(() => work(amount)))
    return Math.max(1_000, Math.min(...runs))
  }
  return (await least(size * TIMES)) / (await least(size))
}
