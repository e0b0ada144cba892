/** The figure that so many percent of all do not exceed. */
export function percentile(figures: readonly number[], percent: number): number {
  const sorted = [...figures].sort((a, b) => a - b)
  return sorted[Math.max(0, Math.ceil((sorted.length * percent) / 100) - 1)] ?? 0
}
