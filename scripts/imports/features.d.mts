/** A file and what it imports, as dependency-cruiser says it. */
interface Module {
  source: string
  dependencies: { resolved: string }[]
}

export function featureCircles(modules: readonly Module[]): string[]
