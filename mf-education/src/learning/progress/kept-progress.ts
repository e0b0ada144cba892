import { MOST_COMPLETED, type LessonResult } from 'calls/learning'

const key = 'learning.completed'
const none: readonly LessonResult[] = []
/** The last text read with its meaning: a store's snapshot must stay the same while nothing changes. */
let last: { text: string; results: readonly LessonResult[] } = { text: '', results: none }
const listeners = new Set<() => void>()

/** Calls `changed` on a change in this tab, and in another one of this browser. */
export function onKeptChange(changed: () => void): () => void {
  listeners.add(changed)
  addEventListener('storage', changed)
  return () => {
    listeners.delete(changed)
    removeEventListener('storage', changed)
  }
}

/** Lessons completed in this browser that no account has yet. */
export function keptProgress(): readonly LessonResult[] {
  const text = stored()
  if (text !== last.text) last = { text, results: resultsIn(text) }
  return last.results
}

export const nothingKept = (): readonly LessonResult[] => none

/** Keeps lessons; if there are too many, the oldest are forgotten. */
export function keepCompleted(results: readonly LessonResult[]): void {
  const codes = new Set(results.map(({ code }) => code))
  const others = keptProgress().filter(({ code }) => !codes.has(code))
  write([...others, ...results].slice(-MOST_COMPLETED))
}

/** Forgets lessons that an account has now. One that was completed again in the meantime stays. */
export const forgetKept = (sent: readonly LessonResult[]): void =>
  write(keptProgress().filter(result => !sent.includes(result)))

function write(results: readonly LessonResult[]): void {
  try {
    if (results.length > 0) localStorage.setItem(key, JSON.stringify(results))
    else localStorage.removeItem(key)
  } catch {
    // Storage is full or refused: the progress lasts as long as the page.
  }
  for (const changed of listeners) changed()
}

function stored(): string {
  try {
    return localStorage.getItem(key) ?? ''
  } catch {
    return ''
  }
}

/** What was stored, without anything that is not a result: an older version of the site or the visitor may have written it. */
function resultsIn(text: string): readonly LessonResult[] {
  try {
    const found: unknown = JSON.parse(text || '[]')
    return Array.isArray(found) ? found.filter(isResult).slice(-MOST_COMPLETED) : none
  } catch {
    return none
  }
}

const isResult = (value: unknown): value is LessonResult => {
  const { code, rightAnswers, questions } = (value ?? {}) as Partial<LessonResult>
  return typeof code === 'string' && Number.isInteger(rightAnswers) && Number.isInteger(questions)
}
