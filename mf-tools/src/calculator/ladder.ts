/** Most bars that a phone shows with their figures. */
const mostBars = 8

/** Values to compare with the visitor's own, ascending, without repetition; the own one is always among them. */
export function ladder(own: number, values: readonly number[]): number[] {
  const all = [...new Set([...values, own])].sort((a, b) => a - b)
  while (all.length > mostBars) all.splice(all.at(-1) === own ? 0 : -1, 1)
  return all
}

/** Multiples of the visitor's own value as numbers of two digits, the own one exact. */
export const multiplesOf = (own: number, multiples: readonly number[]): number[] =>
  multiples.map(multiple => (multiple === 1 ? own : Number((own * multiple).toPrecision(2))))
