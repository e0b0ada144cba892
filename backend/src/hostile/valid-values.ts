import fc from 'fast-check'
import { safeParse } from 'shared-state/schema'
import type { Schema } from 'shared-state/schema'

interface SchemaDef {
  type: string
  format?: string
  innerType?: Schema
  element?: Schema
  shape?: Record<string, Schema>
  entries?: Record<string, string>
  values?: unknown[]
  options?: Schema[]
  keyType?: Schema
  valueType?: Schema
}

interface Bounds {
  minimum?: number
  maximum?: number
  pattern?: RegExp
  format?: string
}

/** Existing values on the tested site, by field name: codes of its data. */
export type KnownValues = Readonly<Record<string, readonly unknown[]>>

/** Any Unicode code point; special ones and surrogate halves more often. */
export const anySign = fc
  .oneof(
    fc.integer({ min: 0, max: 0x10ffff }),
    fc.integer({ min: 0, max: 0x7f }),
    fc.constantFrom(0, 0xd800, 0xdc00, 0x200b, 0x202e, 0x2028, 0xfeff, 0x1f4a5),
  )
  .map(code => String.fromCodePoint(code))
const day = fc.date({ min: new Date('1900-01-01'), max: new Date('2199-12-31'), noInvalidDate: true })

/** Any value accepted by a schema, including ones that exist on the site. */
export function validValue(schema: Schema, known: KnownValues, field = ''): fc.Arbitrary<unknown> {
  const { type, innerType, element, shape, entries, values, options, keyType, valueType } = schema._zod
    .def as unknown as SchemaDef
  const bounds = boundsOf(schema)
  const least = bounds.minimum ?? 0
  const inner = (one: Schema, name = field) => validValue(one, known, name)
  const made = (): fc.Arbitrary<unknown> => {
    switch (type) {
      case 'optional':
      case 'default':
        return fc.oneof(fc.constant(undefined), inner(innerType!))
      case 'nullable':
        return fc.oneof(fc.constant(null), inner(innerType!))
      case 'object':
        return fc
          .record(Object.fromEntries(Object.entries(shape!).map(([name, one]) => [name, inner(one, name)])))
          .map(withoutUndefined)
      case 'array':
        return fc.array(inner(element!), {
          minLength: least,
          maxLength: Math.min(bounds.maximum ?? Infinity, least + 5),
        })
      case 'record':
        return fc.dictionary(inner(keyType!) as fc.Arbitrary<string>, inner(valueType!), { maxKeys: 4 })
      case 'union':
        return fc.oneof(...options!.map(one => inner(one)))
      case 'enum':
        return fc.constantFrom(...Object.values(entries!))
      case 'literal':
        return fc.constantFrom(...values!)
      case 'boolean':
        return fc.boolean()
      case 'number':
        return numbers(bounds)
      case 'string':
        return texts(bounds)
      case 'file':
        return fc.uint8Array({ maxLength: 200 }).map(bytes => new File([bytes], 'a.png', { type: 'image/png' }))
      default:
        return fc.jsonValue({ maxDepth: 2 })
    }
  }
  const told = (known[field] ?? []).filter(value => safeParse(schema, value).success)
  const any = made().filter(value => safeParse(schema, value).success)
  return told.length > 0 ? fc.oneof(fc.constantFrom(...told), any) : any
}

interface CheckDef {
  check: string
  minimum?: number
  maximum?: number
  value?: number
  pattern?: RegExp
  format?: string
  params?: { form?: string }
}

/** Bounds from a schema's checks, which state them in different ways. */
function boundsOf(schema: Schema): Bounds {
  const def = schema._zod.def as unknown as { format?: string; checks?: { _zod: { def: CheckDef } }[] }
  const bounds: Bounds = def.format ? { format: def.format } : {}
  for (const { _zod } of def.checks ?? []) {
    const { check, minimum, maximum, value, pattern, format, params } = _zod.def
    if (check === 'min_length') bounds.minimum = minimum!
    if (check === 'max_length') bounds.maximum = maximum!
    if (check === 'greater_than') bounds.minimum = value!
    if (check === 'less_than') bounds.maximum = value!
    if (check === 'custom' && params?.form) bounds.format = params.form
    if (check === 'string_format' && pattern) bounds.pattern = pattern
    if (check === 'string_format' && format && format !== 'regex') bounds.format = format
  }
  return bounds
}

const withoutUndefined = (fields: object) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))

function numbers({ minimum = -1e9, maximum = 1e9, format }: Bounds): fc.Arbitrary<number> {
  if (format?.includes('int'))
    return fc.integer({ min: Math.max(minimum, -(2 ** 31)), max: Math.min(maximum, 2 ** 31 - 1) })
  return fc.oneof(
    fc.double({ min: minimum, max: maximum, noNaN: true }),
    fc.constantFrom(0, 1, -1, 0.01, 1e-300, 1e300, Number.MAX_VALUE),
  )
}

/** A part of an address has characters that need no encoding, and any others in their encoded form. */
const addressPart = fc.string({
  unit: fc.oneof(
    fc.constantFrom(...`azAZ09-._~!$&'()*+,;=:@`),
    anySign.map(sign => encodeURIComponent(sign.toWellFormed())),
  ),
  maxLength: 20,
})
/** Like `fc.webUrl`, which first lists all characters of Unicode: that takes seconds. */
const webAddress = fc
  .tuple(
    fc.constantFrom('http', 'https'),
    fc.webAuthority({ withPort: true }),
    fc.array(addressPart.map(part => `/${part}`)),
    fc.oneof(
      fc.constant(''),
      addressPart.map(part => `?${part}`),
    ),
    fc.oneof(
      fc.constant(''),
      addressPart.map(part => `#${part}`),
    ),
  )
  .map(([scheme, authority, path, query, fragment]) => `${scheme}://${authority}${path.join('')}${query}${fragment}`)
const email = fc.emailAddress()

/** Built once for each pattern: that takes longer than drawing a value. */
const byPattern = new Map<string, fc.Arbitrary<string>>()
function textsMatching(pattern: RegExp): fc.Arbitrary<string> {
  const made = byPattern.get(pattern.source) ?? fc.stringMatching(new RegExp(pattern.source))
  byPattern.set(pattern.source, made)
  return made
}

function texts({ minimum = 0, maximum = minimum + 200, pattern, format }: Bounds): fc.Arbitrary<string> {
  if (format === 'email') return email
  if (format === 'webAddress') return webAddress
  if (format === 'ipv4') return fc.ipV4()
  if (format === 'ipv6') return fc.ipV6()
  if (format === 'datetime') return day.map(date => date.toISOString())
  if (format === 'date') return day.map(date => date.toISOString().slice(0, 10))
  if (pattern) return textsMatching(pattern)
  const size = { minLength: minimum, maxLength: Math.min(maximum, minimum + 200) }
  return fc.oneof(fc.string({ ...size, unit: anySign }), fc.string(size), fc.constant('x'.repeat(maximum)))
}
