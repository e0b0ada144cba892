import type { CallDeclaration } from 'shared-state/api/declare-call'
import { registry, toJSONSchema } from 'shared-state/json-schema'
import { object } from 'shared-state/schema'
import type { Schema } from 'shared-state/schema'

/** A JSON Schema in the dialect of OpenAPI 3.1. */
export interface JsonSchema {
  type?: string | string[]
  properties?: Record<string, JsonSchema>
  required?: string[]
  [keyword: string]: unknown
}

export interface CallSchemas {
  /** Input from callers; fields with a default may be omitted. */
  input: JsonSchema
  /** `Data` of the response. */
  output: JsonSchema
}

type Schemas = ReadonlyMap<string, Schema>

/** The JSON Schemas of calls, by call name, and those of the entities they refer to, by entity name. */
export function schemasOf(
  calls: readonly CallDeclaration[],
  entities: Schemas,
): { byCall: Map<string, CallSchemas>; entities: Record<string, JsonSchema> } {
  const inputs = convert('input', new Map(calls.map(({ name, input }) => [name, input])), entities)
  const outputs = convert('output', new Map(calls.map(({ name, output }) => [name, output])), entities)
  const byCall = new Map(calls.map(({ name }) => [name, { input: inputs.asked[name]!, output: outputs.asked[name]! }]))
  return { byCall, entities: outputs.entities }
}

function convert(io: 'input' | 'output', schemas: Schemas, shared: Schemas) {
  const names = registry<{ id: string }>()
  for (const [name, schema] of shared) names.add(schema, { id: name })
  // Wrapped: calls may share one schema object, and each of them needs it under its own name.
  for (const [name, schema] of schemas) names.add(object({ schema }), { id: name })
  const converted = toJSONSchema(names, {
    io,
    uri: id => `#/components/schemas/${id}`,
    override: ({ zodSchema, jsonSchema }) =>
      tidy(jsonSchema as JsonSchema, (zodSchema._zod.def as { format?: string }).format, io),
  }).schemas as Record<string, JsonSchema>
  const asked = Object.fromEntries([...schemas.keys()].map(name => [name, converted[name]!.properties!.schema!]))
  const entities = Object.fromEntries([...shared.keys()].map(name => [name, withoutAddress(converted[name]!)]))
  return { asked, entities }
}

function tidy(schema: JsonSchema, format: string | undefined, io: 'input' | 'output'): void {
  // Responses may gain fields; only input is refused for unknown fields.
  if (io === 'output' && schema.additionalProperties === false) delete schema.additionalProperties
  if (schema.minimum === Number.MIN_SAFE_INTEGER) delete schema.minimum
  if (schema.maximum === Number.MAX_SAFE_INTEGER) delete schema.maximum
  if (format === 'date' || format === 'datetime') {
    // The format says in one word what the pattern says in a hundred characters.
    delete schema.pattern
    delete schema.allOf
    schema.format = format === 'date' ? 'date' : 'date-time'
  }
}

function withoutAddress({ $id: _id, $schema: _dialect, ...schema }: JsonSchema): JsonSchema {
  return schema
}
