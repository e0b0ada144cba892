import { valuesByField } from 'shared-state/examples/example-values'

/** Value for address parameters that no call has a field for: a name that ends in the code it is found by. */
const named = 'sample-1234567890.html'
const isNamed = /[a-z](Name)?Code$/

/**
 * An example address for a route's pattern (react-router's), after the language: `shops/info/:nameCode` →
 * `shops/info/sample-1234567890.html`.
 */
export function exampleAddress(pattern: string): { address: string; params: Record<string, string> } {
  const params: Record<string, string> = {}
  const segments = pattern
    .split('/')
    .filter(segment => segment !== '*')
    .map(segment => {
      const name = /^:([^?]+)/.exec(segment)?.[1]
      if (name === undefined) return segment
      return (params[name] = String(valuesByField[name]?.[0] ?? (isNamed.test(name) ? named : '1')))
    })
  return { address: segments.join('/'), params }
}
