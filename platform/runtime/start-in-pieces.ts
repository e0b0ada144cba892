import { reportFailedStart } from './health/report-failed-start.ts'

/**
 * Fetches and runs the code that makes a page answer once the page is painted: each piece in a task of its own, so that what a
 * visitor does meanwhile waits for one piece and not for all (docs/decisions/0023). What fails is reported and thrown.
 */
export function startInPieces(pieces: readonly (() => Promise<unknown>)[]): void {
  run(pieces).catch((error: unknown) => {
    void reportFailedStart(error)
    throw error
  })
}

/** A tab that nobody sees is not painted, and its timers are slow. */
async function run(pieces: readonly (() => Promise<unknown>)[]): Promise<void> {
  if (!document.hidden) await new Promise(requestAnimationFrame)
  for (const piece of pieces) {
    if (!document.hidden) await new Promise(nextTask => setTimeout(nextTask))
    await piece()
  }
}
