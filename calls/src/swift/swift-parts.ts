/** The four parts of a SWIFT code (ISO 9362), in order, with their length. The last is absent from a code of eight characters. */
export const swiftParts = [
  { part: 'bank', length: 4 },
  { part: 'country', length: 2 },
  { part: 'location', length: 2 },
  { part: 'branch', length: 3 },
] as const
export type SwiftPart = (typeof swiftParts)[number]['part']

/** The branch of a head office; a code without a branch means the same (decisions 7). */
export const HEAD_OFFICE = 'XXX'
const SHORT = 8

/** The form of a code with eight or eleven characters, in capitals (decisions 7). It does not say whether the country exists. */
export const swiftForm = /^[A-Z]{4}[A-Z]{2}[A-Z0-9]{2}([A-Z0-9]{3})?$/
export const SWIFT_LENGTH = 11

/** What was typed, in the form of a code: capitals, without spaces. */
export const asTyped = (text: string): string => text.replace(/[\s-]/g, '').toUpperCase()

/** The one spelling under which a code is stored: eleven characters. */
export const fullCode = (code: string): string => (code.length === SHORT ? code + HEAD_OFFICE : code)
/** As it is shown: eight characters for a head office. */
export const shortCode = (code: string): string => (code.endsWith(HEAD_OFFICE) ? code.slice(0, SHORT) : code)

/** The characters of each part of a code, or of text that is to be one. */
export function splitCode(code: string): { part: SwiftPart; text: string }[] {
  let from = 0
  return swiftParts.flatMap(({ part, length }) => {
    const text = code.slice(from, (from += length))
    return text ? [{ part, text }] : []
  })
}

/** What the second character of the location says about a code; undefined for any other. */
export const locationMeans = (code: string): 'test' | 'passive' | 'reverse' | undefined =>
  ({ 0: 'test', 1: 'passive', 2: 'reverse' } as const)[code.charAt(7)]
