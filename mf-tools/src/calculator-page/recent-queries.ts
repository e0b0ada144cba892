import { array, maxLength, safeParse, string } from 'shared-state/schema'

/** Most results kept for one calculator, and the longest query among them. */
const mostKept = 5
const mostCharacters = 400

const kept = array(string().check(maxLength(mostCharacters))).check(maxLength(mostKept))

const keyOf = (code: string) => `calculator.${code}`

/** The last inputs of a calculator, newest first, as queries of its address. They never leave the browser; none where it stores nothing. */
export function readRecent(code: string): string[] {
  try {
    const parsed = safeParse(kept, JSON.parse(localStorage.getItem(keyOf(code)) ?? '[]'))
    return parsed.success ? parsed.data : []
  } catch {
    return []
  }
}

/** Keeps a query as the newest one, in place of an earlier state of the same input. Returns those kept. */
export function keepRecent(code: string, query: string, inPlaceOf: string | undefined): string[] {
  const others = readRecent(code).filter(other => other !== query && other !== inPlaceOf)
  const queries = [query, ...others].slice(0, mostKept)
  try {
    if (query.length <= mostCharacters) localStorage.setItem(keyOf(code), JSON.stringify(queries))
  } catch {
    // Storage is full or refused: the results are not kept.
  }
  return readRecent(code)
}

export function clearRecent(code: string): void {
  try {
    localStorage.removeItem(keyOf(code))
  } catch {
    // Nothing could have been stored either.
  }
}
