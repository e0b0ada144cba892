import { safeParse } from 'shared-state/schema'
import type { Schema } from 'shared-state/schema'
import { fallbackValues, valuesByField } from './example-values.ts'

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

/** The position of a value. */
export interface ExamplePlace {
  /** Name of the field, which suggests its content. */
  field: string
  /** Names of all fields of the enclosing object; empty without one. */
  beside: readonly string[]
  /** The enclosing fields, outermost first. */
  above: readonly string[]
  /** Row of the enclosing object: its index among items of the same kind. */
  row: number
}

/** A caller's own values, preferred to the lists of example-values.ts. */
export interface ExampleKnowledge {
  /** Candidate values for a position, best first; those that the schema does not accept are skipped. */
  valuesOf(place: ExamplePlace): readonly unknown[]
  /** Rows of a list's items; undefined: as few as allowed, from 0. */
  rowsOf(place: ExamplePlace): readonly number[] | undefined
  /** Row of an object that is not an item of a list; undefined: that of the enclosing object. */
  rowOf(place: ExamplePlace): number | undefined
}

export interface ExampleChoice {
  field: string
  /** The optional fields to show; absent: all. */
  shown?: readonly string[]
  knowledge?: ExampleKnowledge
}

/** A choice with its position in the schema. The index of a list's item is its row. */
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
 * A value that the schema accepts, always the same one. Throws for a field that no known value fits: add one to
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
  const told = [...(valuesByField[field] ?? []), ...(valuesByField[field.replace(/s$/, '')] ?? [])]
  const isChoice = type === 'enum' || type === 'literal'
  const tried = isChoice ? [...told, ...(values ?? Object.values(entries ?? {}))] : [...told, ...fallbackValues]
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

/** The requested rows, or as few as the schema allows. */
function listOf(schema: Schema, element: Schema, descent: Descent): unknown[] {
  const itemsOf = (rows: readonly number[]) => rows.map(row => descend(element, { ...descent, row, isItem: true }))
  const asked = descent.knowledge?.rowsOf(placeOf(descent))
  if (asked) {
    // If there are fewer distinct items than rows, each appears once.
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

/** The identity of an item: its first field if that is an enum, else its JSON. */
function nameOfItem(element: Schema): (item: unknown) => string {
  const [first, schema] = Object.entries(defOf(element).shape ?? {})[0] ?? []
  if (!first || !schema || defOf(schema).type !== 'enum') return item => JSON.stringify(item)
  return item => String((item as Record<string, unknown>)[first])
}
