/** Default handler for problems that no caller waits for: emits a process warning. */
export function warn(error: Error): void {
  process.emitWarning(error.message, 'DatabaseWarning')
}
