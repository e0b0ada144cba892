/** A file and what it imports, as dependency-cruiser says it. */
interface Module {
  source: string
  dependencies: { resolved: string }[]
}

export function drawing(modules: readonly Module[]): string
export function drawingIn(page: string): string | undefined
export function withDrawing(page: string, now: string): string
