import type { FieldError } from 'shared-state/api/envelope'
import { errorCodes } from 'shared-state/api/error-codes'
import type { ErrorCode } from 'shared-state/api/error-codes'
import type { Language } from 'shared-state/i18n/languages'
import { safeParse } from 'shared-state/schema'
import type { Schema } from 'shared-state/schema'
import { fieldMessage } from '../messages.ts'
import type { FieldMessage } from '../messages.ts'
import { Refusal } from '../refusal.ts'

interface Issue {
  code: string
  path: readonly PropertyKey[]
  origin?: string
  minimum?: number | bigint
  maximum?: number | bigint
  inclusive?: boolean
  keys?: readonly string[]
  format?: string
  /** Results of our own checks. */
  params?: { fault?: 'unseen' }
}

type Fault = FieldError & { code: ErrorCode }

/**
 * Validates the input with the call's own schema. Refuses with 400 and names each wrong field: with that field's code if only one is wrong,
 * with 1000 if several are (`errorCodes`).
 */
export function readInput(schema: Schema, raw: unknown, lang: Language): unknown {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) throw new Refusal(errorCodes.badRequest)
  checkSize(raw)
  const unstorable = fieldNotToStore(raw)
  if (unstorable !== undefined) throw refusalOf([fault(errorCodes.wrongForm, unstorable, 'wrongForm', lang)])
  const parsed = safeParse(schema, raw)
  if (parsed.success) return parsed.data
  throw refusalOf((parsed.error.issues as readonly Issue[]).flatMap(issue => faultsOf(issue, raw, lang)))
}

/** Maximum number of fields named in one refusal; a form has fewer. */
const MOST_FAULTS = 50

/** One message per field: a value that is too short is not also reported as malformed. */
function refusalOf(found: readonly Fault[]): Refusal {
  const byField = new Map<string, Fault>()
  for (const fault of found) if (!byField.has(fault.field)) byField.set(fault.field, fault)
  const faults = [...byField.values()].slice(0, MOST_FAULTS)
  const [first] = faults
  const errors = faults.map(({ field, message }) => ({ field, message }))
  return new Refusal(faults.length === 1 && first ? first.code : errorCodes.badRequest, { errors })
}

function fault(code: ErrorCode, field: string, key: FieldMessage, lang: Language, limit?: number | bigint): Fault {
  return { code, field, message: fieldMessage(key, lang, limit === undefined ? {} : { limit: String(limit) }) }
}

/** An item of a list is named by its list, which is what a form or filter has: `grade`. In a list of objects, the place stays: `items.1.name`. */
const fieldAt = (path: readonly PropertyKey[]): string =>
  path
    .filter((key, index) => typeof key !== 'number' || index < path.length - 1)
    .map(String)
    .join('.')

function faultsOf(issue: Issue, raw: unknown, lang: Language): Fault[] {
  const field = fieldAt(issue.path)
  const value = issue.path.reduce<unknown>(
    (inner, key) => (inner as Record<PropertyKey, unknown> | undefined)?.[key],
    raw,
  )
  if (issue.code === 'unrecognized_keys') {
    return (issue.keys ?? []).map(key =>
      fault(errorCodes.wrongForm, [...issue.path, key].map(String).join('.'), 'unknown', lang),
    )
  }
  if (value === undefined || value === null || isEmpty(value))
    return [fault(errorCodes.missing, field, 'missing', lang)]
  if (issue.code === 'too_small' || issue.code === 'too_big') return [lengthOrRange(issue, field, lang)]
  if (typeof value === 'number' && !Number.isFinite(value))
    return [fault(errorCodes.outOfRange, field, 'notFinite', lang)]
  const notANumber = issue.code === 'invalid_type' && typeof value === 'string' && isNumberIssue(issue)
  if (notANumber) return [fault(errorCodes.wrongForm, field, 'notANumber', lang)]
  return [fault(errorCodes.wrongForm, field, formFaultOf(issue), lang)]
}

function formFaultOf({ code, format, params }: Issue): FieldMessage {
  if (code === 'invalid_value') return 'notAllowed'
  return params?.fault ?? (format === 'email' ? 'noEmail' : 'wrongForm')
}

const isEmpty = (value: unknown) =>
  (typeof value === 'string' && value.trim() === '') || (Array.isArray(value) && value.length === 0)
const isNumberIssue = (issue: Issue) => ['number', 'int'].includes((issue as { expected?: string }).expected ?? '')

function lengthOrRange(issue: Issue, field: string, lang: Language): Fault {
  const small = issue.code === 'too_small'
  const limit = small ? issue.minimum : issue.maximum
  if (issue.origin === 'string')
    return fault(errorCodes.wrongLength, field, small ? 'tooShort' : 'tooLong', lang, limit)
  if (issue.origin === 'array') return fault(errorCodes.wrongLength, field, small ? 'tooFew' : 'tooMany', lang, limit)
  const exclusive = small && issue.inclusive === false
  return fault(errorCodes.outOfRange, field, exclusive ? 'aboveZero' : small ? 'tooSmall' : 'tooBig', lang, limit)
}

const isStorable = (text: string) => !text.includes('\0') && text.isWellFormed()

/**
 * No call has fields nested deeper than this, or more fields and list items in all: ten forwarded calls of 50 events each have the most.
 */
const DEEPEST = 100
const MOST_VALUES = 10_000

/** Refuses 400/1000 input that is nested deeper or holds more values than any call allows, before any further work. */
function checkSize(raw: object): void {
  let values = 0
  let level: object[] = [raw]
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > DEEPEST) throw new Refusal(errorCodes.badRequest)
    const below: object[] = []
    for (const value of level) {
      const inner = Object.values(value)
      if ((values += inner.length) > MOST_VALUES) throw new Refusal(errorCodes.badRequest)
      for (const one of inner) if (typeof one === 'object' && one !== null) below.push(one)
    }
    level = below
  }
}

/**
 * The database cannot store NUL or half a surrogate pair in text: found here it is a wrong field, in the database it would be a failure. An
 * object with a `toString` that is not a function breaks code that compares it, as zod does with lengths.
 */
function fieldNotToStore(value: unknown, path: readonly PropertyKey[] = []): string | undefined {
  if (typeof value === 'string') return isStorable(value) ? undefined : fieldAt(path)
  if (typeof value !== 'object' || value === null) return undefined
  for (const [key, inner] of Object.entries(value)) {
    const here = [...path, Array.isArray(value) ? Number(key) : key]
    const found = isStorable(key) && key !== 'toString' ? fieldNotToStore(inner, here) : fieldAt(here)
    if (found !== undefined) return found
  }
  return undefined
}
