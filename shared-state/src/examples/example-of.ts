import { safeParse } from 'shared-state/schema'
import type { Schema } from 'shared-state/schema'
import { anyValues, tellingValues } from './example-values.ts'

interface SchemaDef {
  type: string
  innerType?: Schema
  element?: Schema
  shape?: Record<string, Schema>
  entries?: Record<string, string>
  values?: unknown[]
  options?: Schema[]
  keyType?: Schema
  valueType?: Schema
}

/** Where a value stands. */
export interface ExamplePlace {
  /** Name of the field, which tells what stands in it. */
  field: string
  /** Names of all fields of the object it stands in; none where it stands in no object. */
  beside: readonly string[]
  /** The fields above it, the outermost first. */
  above: readonly string[]
  /** Row of the object it stands in: which of many things of its kind it is. */
  row: number
}

/** What a caller knows better than the lists of example-values.ts. */
export interface ExampleKnowledge {
  /** What may stand in a place, the best first; what the schema does not take is left aside. */
  valuesOf(place: ExamplePlace): readonly unknown[]
  /** Rows of a list's items; undefined: as few as may be, from 0. */
  rowsOf(place: ExamplePlace): readonly number[] | undefined
  /** Row of an object that is no item of a list; undefined: that of the object it stands in. */
  rowOf(place: ExamplePlace): number | undefined
}

export interface ExampleChoice {
  field: string
  /** Of the fields that may be left out, those that are shown; absent: all. */
  shown?: readonly string[]
  knowledge?: ExampleKnowledge
}

/** A choice on its way down. Which item of a list a value is counts as its row. */
interface Descent extends ExampleChoice {
  row?: number
  isItem?: boolean
  beside?: readonly string[]
  above?: readonly string[]
}

const defOf = (schema: Schema) => schema._zod.def as unknown as SchemaDef
const takes = (schema: Schema, value: unknown) => safeParse(schema, value).success
const placeOf = ({ field, beside = [], above = [], row = 0 }: Descent): ExamplePlace => ({ field, beside, above, row })

/**
 * A value that the schema takes, always the same one. Throws for a field that nothing known fits: it wants an entry in
 * example-values.ts. Files are left out: JSON has none.
 */
export const exampleOf = (schema: Schema, choice: ExampleChoice): unknown => descend(schema, choice)

function descend(schema: Schema, descent: Descent): unknown {
  const known = descent.knowledge?.valuesOf(placeOf(descent)).find(value => value !== undefined && takes(schema, value))
  if (known !== undefined) return known
  const { type, innerType, element, shape, options, keyType, valueType } = defOf(schema)
  if (innerType) return descend(innerType, descent)
  if (type === 'object') return objectOf(shape ?? {}, descent)
  if (type === 'union') return descend(options![0]!, descent)
  if (type === 'array') return listOf(schema, element!, descent)
  if (type === 'record') return { [String(descend(keyType!, descent))]: descend(valueType!, descent) }
  return plainValue(schema, descent)
}

function plainValue(schema: Schema, { field, row = 0, isItem, knowledge }: Descent): unknown {
  const { type, entries, values } = defOf(schema)
  const told = [...(tellingValues[field] ?? []), ...(tellingValues[field.replace(/s$/, '')] ?? [])]
  const isChoice = type === 'enum' || type === 'literal'
  const tried = isChoice ? [...told, ...(values ?? Object.values(entries ?? {}))] : [...told, ...anyValues]
  const fitting = [...new Set(tried.filter(value => takes(schema, value)))]
  if (fitting.length === 0) throw new Error(`no example fits field '${field}': write one into example-values.ts`)
  return fitting[isItem || (knowledge && isChoice) ? row % fitting.length : 0]
}

function objectOf(shape: Record<string, Schema>, descent: Descent): object {
  const { field: own, shown, knowledge, above = [], isItem } = descent
  const fields = Object.entries(shape).filter(([name, schema]) => isShown(schema, name, shown) && !isFile(schema))
  const row = (isItem ? undefined : knowledge?.rowOf(placeOf(descent))) ?? descent.row ?? 0
  const below: Omit<Descent, 'field'> = {
    ...(shown && { shown }),
    ...(knowledge && { knowledge }),
    row,
    beside: Object.keys(shape),
    above: [...above, own],
  }
  return Object.fromEntries(fields.map(([field, schema]) => [field, descend(schema, { ...below, field })]))
}

const isShown = (schema: Schema, name: string, shown: readonly string[] | undefined) =>
  !shown || shown.includes(name) || (schema._zod.optin !== 'optional' && defOf(schema).type !== 'default')
const isFile = (schema: Schema): boolean => {
  const { type, innerType } = defOf(schema)
  return type === 'file' || (innerType !== undefined && isFile(innerType))
}

/** The rows asked for, or as short as the schema allows. */
function listOf(schema: Schema, element: Schema, descent: Descent): unknown[] {
  const itemsOf = (rows: readonly number[]) => rows.map(row => descend(element, { ...descent, row, isItem: true }))
  const asked = descent.knowledge?.rowsOf(placeOf(descent))
  if (asked) {
    // Where there are fewer different things than rows, each is told once.
    const nameOf = nameOfItem(element)
    const named = new Set<string>()
    const items = itemsOf(asked).filter(item => named.size < named.add(nameOf(item)).size)
    if (takes(schema, items)) return items
  }
  for (let length = 1; length <= 10; length += 1) {
    const items = itemsOf(Array.from({ length }, (_, row) => row))
    if (takes(schema, items)) return items
  }
  throw new Error(`no list fits field '${descent.field}': write its items into example-values.ts`)
}

/** What tells items apart: an object that begins with one of several words is called by it. */
function nameOfItem(element: Schema): (item: unknown) => string {
  const [first, schema] = Object.entries(defOf(element).shape ?? {})[0] ?? []
  if (!first || !schema || defOf(schema).type !== 'enum') return item => JSON.stringify(item)
  return item => String((item as Record<string, unknown>)[first])
}
