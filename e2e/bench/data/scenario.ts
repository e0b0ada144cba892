import type { Asked } from '../load.ts'

export interface Scenario extends Asked {
  name: string
  /** Target for p99 with the sample data, in ms: embedded, PostgreSQL. With more rows as many times as its subject allows. Absent if there is none. */
  aim?: [number, number]
}

export const listAim: [number, number] = [60, 20]
export const suggestionAim: [number, number] = [30, 30]

/** As many as in the other scenarios: with 800, a single pause of eight connections would be the p99. */
export const MOST = 2400
export const FIRST = 'first page, each order'
export const LAST = 'last page, each order'

/** The day so many days ago, as filters take it. */
export const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10)

/** Every request is unique, so that no response or total comes from a cache. */
export function once(amount: number, path: (index: number) => string): Asked {
  const paths = Array.from({ length: 2 * amount }, (_path, index) => path(index))
  // In groups of six, because orders and grades alternate; not in halves, because the first names have the shortest prefixes.
  const isWarmUp = (_path: string, index: number) => Math.floor(index / 6) % 2 === 1
  return { warmUp: paths.filter(isWarmUp), paths: paths.filter((path, index) => !isWarmUp(path, index)), amount }
}

/** The `Data` of a call's response. */
export async function answerOf<Data>(origin: string, path: string): Promise<Data> {
  const answer = (await (await fetch(origin + path)).json()) as { Data: Data }
  return answer.Data
}
