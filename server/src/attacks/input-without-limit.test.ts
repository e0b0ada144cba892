import { expect, test } from '@jest/globals'
import { allCalls } from 'calls/all-calls'
import { safeParse } from 'shared-state/schema'
import type { Schema } from 'shared-state/schema'

interface SchemaDef {
  type: string
  innerType?: Schema
  element?: Schema
  shape?: Record<string, Schema>
  options?: Schema[]
  keyType?: Schema
  valueType?: Schema
}

interface Field {
  at: string
  type: string
  schema: Schema
}

const defOf = (schema: Schema) => schema._zod.def as unknown as SchemaDef

/** A schema and all schemas nested in it, each with its path. */
function fieldsOf(schema: Schema, at: string): Field[] {
  const { type, innerType, element, shape = {}, options = [], keyType, valueType } = defOf(schema)
  const named: [string, Schema | undefined][] = [
    ['', innerType],
    ['[]', element],
    ['{key}', keyType],
    ['{value}', valueType],
    ...options.map((option, index): [string, Schema] => [`|${index}`, option]),
    ...Object.entries(shape).map(([name, inner]): [string, Schema] => [`.${name}`, inner]),
  ]
  return [{ at, type, schema }, ...named.flatMap(([name, inner]) => (inner ? fieldsOf(inner, at + name) : []))]
}

const fields = allCalls.flatMap(({ name, input }) => fieldsOf(input, name))
const ofType = (type: string) => fields.filter(field => field.type === type)
const issuesOf = ({ schema }: Field, value: unknown) =>
  safeParse(schema, value).error?.issues.map(({ code }) => code) ?? []

/** Control characters, spaces, dots and a lone surrogate: every check that examines it reports an issue. */
const LONG = '\0 .\u202e\ud800'.repeat(20_000)

test('every string input of a call has a maximum length that is checked before anything else', () => {
  expect(ofType('string').length).toBeGreaterThan(200)
  const wrong = ofType('string').filter(field => issuesOf(field, LONG).join() !== 'too_big')
  expect(wrong.map(({ at }) => at)).toEqual([])
})

test('every list input of a call has a maximum length', () => {
  expect(ofType('array').length).toBeGreaterThan(20)
  const wrong = ofType('array').filter(field => !issuesOf(field, new Array(101).fill(null)).includes('too_big'))
  expect(wrong.map(({ at }) => at)).toEqual([])
})

test('every map input of a call has a maximum number of keys', () => {
  const many = Object.fromEntries(
    Array.from({ length: 101 }, (_none, index) => [
      `AAA${String.fromCharCode(65 + (index % 26), 65 + Math.floor(index / 26))}A`,
      1,
    ]),
  )
  expect(ofType('record').length).toBeGreaterThan(2)
  expect(
    ofType('record')
      .filter(field => !issuesOf(field, many).includes('too_big'))
      .map(({ at }) => at),
  ).toEqual([])
})

test('only the data of a routed call is accepted without a schema', () => {
  const kinds = new Set(fields.map(({ type }) => type))
  for (const type of ['any', 'custom', 'lazy', 'transform', 'tuple', 'map', 'set']) expect(kinds).not.toContain(type)
  const open = ofType('unknown').map(({ at }) => at)
  expect(open).not.toHaveLength(0)
  expect(open.filter(at => !/^\w+\.invoke(v\d)?(\.calls\[\])?\.data\{value\}$/.test(at))).toEqual([])
})
