/** The factor by which `growth` enlarges the work. */
const TIMES = 32

/** Above the growth of linear work (32), below that of quadratic work (1,024). */
export const QUADRATIC = 200

async function computingMicroseconds(work: () => unknown): Promise<number> {
  const before = process.threadCpuUsage()
  await work()
  const { user, system } = process.threadCpuUsage(before)
  return user + system
}

/**
 * Returns how many times more CPU time this thread needs when the work grows from `size` to 32 times as much. Measures CPU time, not
 * waiting, and takes the shortest of three runs, so that a slow or busy machine gives the same result. A run shorter than a
 * millisecond counts as one millisecond.
 */
export async function growth(work: (size: number) => unknown, size: number): Promise<number> {
  const least = async (amount: number) => {
    const runs: number[] = []
    while (runs.length < 3) runs.push(await computingMicroseconds(() => work(amount)))
    return Math.max(1_000, Math.min(...runs))
  }
  return (await least(size * TIMES)) / (await least(size))
}
