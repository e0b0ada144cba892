/** How many times as much `growth` gives the work. */
export const TIMES = 32

/** More than linear work grows by (32), less than quadratic work (1,024). */
export const QUADRATIC = 200

async function computingMicroseconds(work: () => unknown): Promise<number> {
  const before = process.threadCpuUsage()
  await work()
  const { user, system } = process.threadCpuUsage(before)
  return user + system
}

/**
 * How many times longer this thread computes on `TIMES` as much. It counts computing, not waiting, and takes the least of
 * three runs, so that a slow or busy machine measures the same as any other. Work of less than a millisecond counts as one.
 */
export async function growth(work: (size: number) => unknown, size: number): Promise<number> {
  const least = async (amount: number) => {
    const runs: number[] = []
    while (runs.length < 3) runs.push(await computingMicroseconds(() => work(amount)))
    return Math.max(1_000, Math.min(...runs))
  }
  return (await least(size * TIMES)) / (await least(size))
}
