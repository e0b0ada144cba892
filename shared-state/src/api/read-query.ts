import type { Schema } from 'shared-state/schema'

interface SchemaDef {
  type: string
  innerType?: Schema
  shape?: Record<string, Schema>
}

const defOf = (schema: Schema) => schema._zod.def as unknown as SchemaDef

/** The schema behind optional, default and nullable. */
function innermost(schema: Schema): SchemaDef {
  const def = defOf(schema)
  return def.innerType && ['optional', 'default', 'nullable'].includes(def.type) ? innermost(def.innerType) : def
}

const numeric = /^-?\d+(\.\d+)?(e[+-]?\d+)?$/i

/** A value that cannot be converted stays text, so that the schema refuses it with its field named. */
function turn(text: string, schema: Schema): unknown {
  const { type } = innermost(schema)
  if (type === 'number' && numeric.test(text)) return Number(text)
  if (type === 'boolean' && /^(true|1)$/.test(text)) return true
  if (type === 'boolean' && /^(false|0)$/.test(text)) return false
  return text
}

/**
 * Converts a URL's query into the types that the call's schema expects: numbers, booleans, and lists joined by commas (or
 * repeated). An empty field counts as absent; a repeated field that is not a list stays a list and is refused.
 */
export function readQuery(query: URLSearchParams, input: Schema): Record<string, unknown> {
  const { shape = {} } = defOf(input)
  // No prototype, so that a field named __proto__ is refused as unknown like any other.
  const fields: Record<string, unknown> = Object.create(null)
  const given = new Map<string, string[]>()
  for (const [name, text] of query) {
    const texts = given.get(name) ?? []
    given.set(name, texts)
    if (text !== '') texts.push(text)
  }
  for (const [name, texts] of given) {
    const schema = Object.hasOwn(shape, name) ? shape[name] : undefined
    const [first, second] = texts
    if (first === undefined && schema) continue
    const list = schema && innermost(schema)
    if (list?.type === 'array') {
      const { element } = list as unknown as { element: Schema }
      fields[name] = texts.flatMap(text => text.split(',')).map(text => turn(text, element))
    } else fields[name] = second === undefined && first !== undefined && schema ? turn(first, schema) : texts
  }
  return fields
}
