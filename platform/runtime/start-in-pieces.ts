import { reportFailedStart } from './health/report-failed-start.ts'

/**
 * Loads and runs the code that makes a page interactive once the page is painted: each piece in a separate task, so that visitors' input
 * waits for one piece and not for all (docs/decisions/0048). Failures are reported and rethrown.
 */
export function startInPieces(pieces: readonly (() => Promise<unknown>)[]): void {
  run(pieces).catch((error: unknown) => {
    void reportFailedStart(error)
    throw error
  })
}

/** A hidden tab is not painted, and its timers are slow. */
async function run(pieces: readonly (() => Promise<unknown>)[]): Promise<void> {
  if (!document.hidden) await new Promise(requestAnimationFrame)
  for (const piece of pieces) {
    if (!document.hidden) await new Promise(nextTask => setTimeout(nextTask))
    await piece()
  }
}
