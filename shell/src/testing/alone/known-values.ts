import type { MockRequest } from 'platform/alone/src/portal'
import { brokerCode, rowsInAll } from './sample-codes.ts'
import { amountOf, day, instant } from './sample-fields.ts'
import { fieldsBeside } from './sample-kinds.ts'
import { at, brokerName, nth, regulatorNames, sentence, slugOf } from './sample-words.ts'

/** Values of fields by name, wherever they occur. Several values stand for alternative formats, of which the call accepts one. */
const anywhere: Record<string, (row: number, asked: MockRequest) => readonly unknown[]> = {
  result: (_row, { visitor }) => [visitor],
  id: row => [`N${row}`],
  code: row => [`N${row}`],
  key: row => [`N${row}`],
  total: () => [rowsInAll],
  near: () => [false],
  moved: () => [false],
  configured: () => [true],
  isShow: () => [true],
  isshow: () => [true],
  vest: () => [false],
  // All texts are in English.
  lang: () => ['en'],
  sample: () => [false],
  generated: () => [false],
  slug: (row, { input }) => ('traderCode' in input || 'nameCode' in input ? [slugOf(brokerName(row))] : []),
  traderCode: row => [brokerCode(row)],
  traderCodes: row => [[brokerCode(row), brokerCode(row + 3)]],
  q: row => [
    nth(
      ['Where is the broker registered?', 'How long does a withdrawal take?', 'Is there a fee for doing nothing?'],
      row,
    ),
  ],
  a: row => [sentence(row)],
  text: row => [sentence(row)],
  intro: row => [`<p>${sentence(row)} ${sentence(row + 1)}</p>`],
  address: row => [`${row + 2} Harbour Street, Singapore`],
  name: row => [nth(['Standard', 'Raw spread', 'Prime', 'Islamic', 'Demo', 'Micro', 'Classic', 'Zero'], row)],
  level: row => [at(['info', 'warn', 'danger'], row)],
  value: row => [String(row + 1), row + 1],
  count: row => [Math.max(1, 84 - row * 13)],
  cursor: () => [null],
  tagName: () => [null],
  codes: row => [[brokerCode(row)]],
  stats: () => [{ regulators: regulatorNames.length, brokers: rowsInAll }],
  regulators: () => [regulatorNames.length],
  brokers: () => [rowsInAll],
  resolved: () => [18],
  replied: () => [24],
  last90Days: () => [9],
  rankOf: () => [rowsInAll],
  amounts: row => [[amountOf(row), amountOf(row + 1)]],
  medianDays: () => [11],
  scoredAt: (_row, asked) => [instant(3, asked)],
  updatedAt: (row, asked) => [instant(row * 30, asked)],
  since: (row, asked) => [instant(row * 50, asked)],
  ratesAt: (_row, asked) => [instant(5, asked)],
  at: (row, asked) => [instant(row * 20, asked), day(row, asked)],
}

/** Known values of a field: by the kind of object it belongs to, otherwise by its name alone. */
export function knownValues(
  field: string,
  beside: readonly string[],
  row: number,
  asked: MockRequest,
): readonly unknown[] {
  const fields = fieldsBeside(beside)
  if (fields && Object.hasOwn(fields, field)) return [fields[field]!(row, asked)]
  return Object.hasOwn(anywhere, field) ? anywhere[field]!(row, asked) : []
}
