/**
 * Codes of the mock backend's objects. Each encodes its row, so that the detail page of an object shows the same object as a list. A code
 * from elsewhere maps to some row too.
 */

const firstBroker = 1_000_000_001
const firstOther = 100

/** Number of objects of each kind. */
export const rowsInAll = 37

export const brokerCode = (row: number): string => String(firstBroker + row)
export const codeOfKind = (letter: string, row: number): string => `${letter}${firstOther + row}`

export function rowOfCode(code: string): number {
  const digits = Number(/\d{1,15}$/.exec(code)?.[0] ?? 0)
  const row = digits >= firstBroker ? digits - firstBroker : digits - firstOther
  return ((row % rowsInAll) + rowsInAll) % rowsInAll
}
