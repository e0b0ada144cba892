/** What becomes of a problem that no caller waits for, where nobody asked to be told: a warning of the process. */
export function warn(error: Error): void {
  process.emitWarning(error.message, 'DatabaseWarning')
}
