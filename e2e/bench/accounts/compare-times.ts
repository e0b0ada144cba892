import { percentile } from '../percentile.ts'

/** Two series of times, and the distance of their medians compared with chance: the same distance between halves drawn at random. */
export function compareTimes(known: readonly number[], unknown: readonly number[]) {
  const apart = Math.abs(percentile(known, 50) - percentile(unknown, 50))
  const all = [...known, ...unknown]
  const byChance = Array.from({ length: 2_000 }, () => {
    const dealt = all
      .map(time => ({ time, at: Math.random() }))
      .sort((a, b) => a.at - b.at)
      .map(({ time }) => time)
    return Math.abs(percentile(dealt.slice(0, known.length), 50) - percentile(dealt.slice(known.length), 50))
  }).sort((a, b) => a - b)
  const row = (times: readonly number[]) => ({
    median: rounded(percentile(times, 50)),
    p90: rounded(times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.9)]!),
    count: times.length,
  })
  return {
    known: row(known),
    unknown: row(unknown),
    'medians apart': { median: rounded(apart) },
    'apart by chance, 95 of 100 times at most': { median: rounded(byChance[Math.floor(byChance.length * 0.95)]!) },
  }
}

const rounded = (milliseconds: number) => Math.round(milliseconds * 100) / 100
