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

export interface ExampleChoice {
  /** Name of the field, which tells what stands in it. */
  field: string
  /** Of the fields that may be left out, those that are shown; absent: all. */
  shown?: readonly string[]
  /** Which of several values that fit: items of a list differ. */
  nth?: number
}

const defOf = (schema: Schema) => schema._zod.def as unknown as SchemaDef
const takes = (schema: Schema, value: unknown) => safeParse(schema, value).success

/**
 * A value that the schema takes, always the same one. Throws for a field that nothing known fits: it wants an entry in
 * example-values.ts. Files are left out: JSON has none.
 */
export function exampleOf(schema: Schema, choice: ExampleChoice): unknown {
  const { type, innerType, element, shape, entries, values, options, keyType, valueType } = defOf(schema)
  if (innerType) return exampleOf(innerType, choice)
  if (type === 'object') return objectOf(shape ?? {}, choice)
  if (type === 'union') return exampleOf(options![0]!, choice)
  if (type === 'array') return listOf(schema, element!, choice)
  if (type === 'record') return { [String(exampleOf(keyType!, choice))]: exampleOf(valueType!, choice) }
  const told = [...(tellingValues[choice.field] ?? []), ...(tellingValues[choice.field.replace(/s$/, '')] ?? [])]
  const known = type === 'enum' || type === 'literal' ? [...told, ...(values ?? Object.values(entries ?? {}))] : [...told, ...anyValues]
  const fitting = known.filter(value => takes(schema, value))
  if (fitting.length === 0) throw new Error(`no example fits field '${choice.field}': write one into example-values.ts`)
  return fitting[(choice.nth ?? 0) % fitting.length]
}

function objectOf(shape: Record<string, Schema>, { shown }: ExampleChoice): object {
  const fields = Object.entries(shape).filter(([name, schema]) => isShown(schema, name, shown) && !isFile(schema))
  return Object.fromEntries(fields.map(([field, schema]) => [field, exampleOf(schema, { field, ...(shown && { shown }) })]))
}

const isShown = (schema: Schema, name: string, shown: readonly string[] | undefined) =>
  !shown || shown.includes(name) || (schema._zod.optin !== 'optional' && defOf(schema).type !== 'default')
const isFile = (schema: Schema): boolean => {
  const { type, innerType } = defOf(schema)
  return type === 'file' || (innerType !== undefined && isFile(innerType))
}

/** As short as the schema allows, but not empty. */
function listOf(schema: Schema, element: Schema, choice: ExampleChoice): unknown[] {
  for (let length = 1; length <= 10; length += 1) {
    const items = Array.from({ length }, (_, nth) => exampleOf(element, { ...choice, nth }))
    if (takes(schema, items)) return items
  }
  throw new Error(`no list fits field '${choice.field}': write its items into example-values.ts`)
}
