import { createRequire } from 'node:module'
import * as schema from '../../shared-state/src/schema.ts'

/** An expression made by a library. */
interface Made {
  name: string
  pattern: RegExp
}

/** Expressions of all formats that calls can be declared with, such as `email()`. */
export function formatExpressions(): Made[] {
  const makers = Object.entries({ ...schema, ...schema.iso }).filter(([, maker]) => typeof maker === 'function')
  return makers.flatMap(([name, maker]) => {
    const pattern = patternOf(maker as () => unknown)
    return pattern ? [{ name: `${name}()`, pattern }] : []
  })
}

function patternOf(make: () => unknown): RegExp | undefined {
  try {
    return (make() as { _zod: { def: { pattern?: RegExp } } })._zod.def.pattern
  } catch {
    // A maker that needs arguments is not a format.
    return undefined
  }
}

// The router's own copy: another version may compile paths differently.
const requireFromRouter = ['express', 'router'].reduce(
  (require, name) => createRequire(require.resolve(name)),
  createRequire(new URL('../../server/package.json', import.meta.url)),
)
const { pathToRegexp } = requireFromRouter('path-to-regexp') as { pathToRegexp(path: string): { regexp: RegExp } }

/** The expression that the router compiles from a path such as `/pin/:token`. */
export const routeExpression = (path: string): RegExp => pathToRegexp(path).regexp
