/** A file and what it imports, as dependency-cruiser says it. */
interface Module {
  source: string
  dependencies: { resolved: string }[]
}

export function stepsIn(text: string): { file: string; isReached: boolean }[]
export function requestPathFaults(text: string, modules: readonly Module[]): string[]
