import type { KindFound } from './load-search.ts'

/**
 * The kinds as the list of all results shows them: the best match first, and similar spellings last. A kind with both exact matches and
 * similar spellings is shown twice, so that its similar spellings do not come before another kind's exact matches.
 */
export function resultsInOrder(kinds: readonly KindFound[]): KindFound[] {
  const inPlace = kinds.toSorted((a, b) => a.place - b.place)
  const isMixed = ({ near, hits }: KindFound) => near && hits.some(hit => hit.near) && hits.some(hit => !hit.near)
  const exact = inPlace.flatMap(kind => {
    if (!isMixed(kind)) return kind.near ? [] : [kind]
    const hits = kind.hits.filter(({ near }) => !near)
    return [{ ...kind, near: false, total: hits.length, hits }]
  })
  const near = inPlace
    .filter(kind => kind.near)
    .map(kind => (isMixed(kind) ? { ...kind, hits: kind.hits.filter(hit => hit.near) } : kind))
  return [...exact, ...near]
}
