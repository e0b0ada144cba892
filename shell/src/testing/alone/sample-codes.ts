/**
 * Codes of what the mock backend tells of. Each says which row it stands for, so that the detail of a thing is the thing
 * that a list has shown. A code from elsewhere stands for some row as well.
 */

const firstBroker = 1_000_000_001
const firstOther = 100

/** Things of each kind that there are. */
export const rowsInAll = 37

export const brokerCode = (row: number): string => String(firstBroker + row)
export const codeOfKind = (letter: string, row: number): string => `${letter}${firstOther + row}`

export function rowOfCode(code: string): number {
  const digits = Number(/\d{1,15}$/.exec(code)?.[0] ?? 0)
  const row = digits >= firstBroker ? digits - firstBroker : digits - firstOther
  return ((row % rowsInAll) + rowsInAll) % rowsInAll
}
