import type { MockRequest } from 'platform/alone/src/portal'
import type { CallDeclaration } from 'shared-state/api/declare-call'
import { exampleOf, type ExamplePlace } from 'shared-state/examples/example-of'
import { valuesByField } from 'shared-state/examples/example-values'
import { knownValues } from './known-values.ts'
import { rowOfCode, rowsInAll } from './sample-codes.ts'
import { brokerRowOf } from './sample-fields.ts'

/** Fields of a request that identify the requested object. */
const naming = ['code', 'traderCode', 'nameCode', 'titleCode', 'commentId', 'userId', 'targetCode']
/** Number of items in a list of unspecified length, on the first level and below it. */
const itemsShown = 6
const itemsBelow = 3

/** `Data` of a response, generated from the call's declaration: lists of different items, in pages where the request asks for pages. */
export function makeAnswer(call: CallDeclaration, asked: MockRequest): unknown {
  return exampleOf(call.output, {
    field: call.name,
    knowledge: {
      valuesOf: place => valuesOf(place, asked),
      rowsOf: place => rowsOf(place, asked),
      rowOf: place => rowOf(place, asked),
    },
  })
}

function valuesOf({ field, beside, above, row }: ExamplePlace, asked: MockRequest): readonly unknown[] {
  // An anonymous visitor gets null from the call that says which user the cookies belong to.
  if (above.length === 0) return field === 'home.contentcookie' && !asked.visitor ? [null] : []
  // A response repeats fields of the request, such as the page number or a new name; the items of its lists do not.
  const isRepeated = !naming.includes(field) && (above.length === 1 || beside.includes('pageSize'))
  const repeated = isRepeated ? [asked.input[field]] : []
  const told = valuesByField[field] ?? valuesByField[field.replace(/s$/, '')] ?? []
  return [
    ...knownValues(field, beside, row, asked),
    ...repeated,
    row + 1,
    ...[...told, 'Sample'].map(value => numbered(value, row)),
  ]
}

/** Makes the text of each row different: pages use it to tell the items of a list apart. */
function numbered(value: unknown, row: number): unknown {
  if (typeof value !== 'string' || row === 0) return value
  return /^(\/|https?:)/.test(value) ? `${value}${value.includes('?') ? '&' : '?'}n=${row + 1}` : `${value} ${row + 1}`
}

function rowsOf({ field, beside, above, row }: ExamplePlace, { input }: MockRequest): readonly number[] {
  if (field === 'items' && beside.includes('pageSize'))
    return pageRows(Number(input.pageIndex ?? 1), Number(input.pageSize ?? 20))
  if (field === 'items' && Array.isArray(input.codes)) return input.codes.map(code => rowOfCode(String(code)))
  if (above.length === 1) return pageRows(1, Number(input.num ?? itemsShown))
  return Array.from({ length: itemsBelow - (row % 2) }, (_, nth) => row * itemsBelow + nth)
}

/** The response as a whole is about the requested object; a `broker` inside it is the requested one, or varies by row. */
function rowOf({ field, above, row }: ExamplePlace, asked: MockRequest): number | undefined {
  if (above.length === 0) return subjectRow(asked.input)
  return field === 'broker' ? brokerRowOf(row, asked) : undefined
}

function subjectRow(input: MockRequest['input']): number {
  const name = naming.map(field => input[field]).find(value => typeof value === 'string')
  return name === undefined ? 0 : rowOfCode(String(name).replace(/\.html$/, ''))
}

function pageRows(pageIndex: number, pageSize: number): number[] {
  const first = (pageIndex - 1) * pageSize
  return Array.from({ length: Math.max(Math.min(pageSize, rowsInAll - first), 0) }, (_, nth) => first + nth)
}
