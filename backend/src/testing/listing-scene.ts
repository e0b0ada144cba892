import type { MarketType } from 'calls/entities/market-listing'
import { addCalls } from 'calls/market-writing'
import { fieldsOf, type ListingField } from 'calls/market/listing-fields'
import type { Db } from 'database/db'
import fc from 'fast-check'
import type { TestUser } from './scene.ts'

/** Codes that exist on the tested site. */
export interface KnownCodes {
  broker: string
  regulator: string
}

/** Texts that break pages and statements that trust them, and are kept as they are. */
const hostileTexts = [
  '<script>alert(1)</script>',
  `'); DROP TABLE listings; --`,
  '{{constructor}} ${1} %s \\ &amp; <b>',
  '[link](javascript:alert(1)) <img src=x onerror=alert(1)>',
  'Günstig, 便宜 und schnell 💥🇮🇩 e\u0301',
  'مرحبا بكم في السوق',
]
const plainTexts = ['Setup and support in two languages', 'Layanan cepat dan ramah', 'x', 'Monday to Friday']

/** One line of text of `min` to `max` characters, which a call keeps as it is. */
const lines = (min: number, max: number): fc.Arbitrary<string> =>
  fc
    .array(fc.constantFrom(...hostileTexts, ...plainTexts), { minLength: 1, maxLength: 3 })
    .map(texts => texts.join(' '))
    .map(text => (text.length > max ? 'Quiet text of a listing '.repeat(20).slice(0, max).trim() : text))
    .map(text => (text.length < min ? text.padEnd(min, '.') : text))

const days = fc
  .date({ min: new Date('2026-01-01'), max: new Date('2028-12-31'), noInvalidDate: true })
  .map(date => date.toISOString().slice(0, 10))
const currencies = fc.constantFrom('USD', 'IDR', 'EUR')
const money = fc
  .tuple(
    fc.oneof(
      fc.constantFrom(0, 0.01, 999_999_999_999),
      fc.integer({ min: 1, max: 1e9 }).map(cents => cents / 100),
    ),
    currencies,
  )
  .map(([amount, currency]) => ({ amount, currency }))

/** Any valid value of a field; rules between fields are kept by listingsOf(). */
function valuesOf(field: ListingField, known: KnownCodes): fc.Arbitrary<unknown> {
  switch (field.kind) {
    case 'line':
      return lines(field.min, field.max)
    case 'link':
      return fc.constantFrom('https://firm.example/offer?a=1#b', 'http://firm.example/')
    case 'words':
      return fc.array(lines(1, field.longest), { minLength: 1, maxLength: field.most })
    case 'currencies':
      return fc.array(currencies, { minLength: 1, maxLength: field.most })
    case 'choice':
      return fc.constantFrom(...field.values)
    case 'flag':
      return fc.boolean()
    case 'count':
      return fc.integer({ min: field.min, max: field.max })
    case 'money':
      return money
    case 'day':
      return days
    case 'regulator':
      return fc.constant(known.regulator)
    case 'broker':
      return fc.constant(known.broker)
  }
}

export type ListingValues = Record<string, unknown>
const isRequired = (field: ListingField) => 'required' in field && field.required === true

/** Any valid listing of a kind, with and without its optional fields. */
export function listingsOf(type: MarketType, known: KnownCodes): fc.Arbitrary<ListingValues> {
  const own = fieldsOf(type).map(field => [
    field.name,
    isRequired(field) ? valuesOf(field, known) : fc.option(valuesOf(field, known), { nil: undefined }),
  ])
  return fc
    .record({
      title: lines(5, 80),
      content: fc.array(lines(20, 400), { minLength: 1, maxLength: 3 }).map(texts => texts.join('\n\n')),
      countryCode: fc.constantFrom('360', '036', '826'),
      contact: lines(5, 100),
      ...(Object.fromEntries(own) as Record<string, fc.Arbitrary<unknown>>),
    })
    .map(values => inOrder(type, Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined))))
}

interface Amount {
  amount: number
  currency: string
}

/** The same with fields that follow each other. */
function inOrder(type: MarketType, values: ListingValues): ListingValues {
  for (const field of fieldsOf(type)) {
    if (field.kind === 'day' && field.notBefore && (values[field.name] as string) < (values[field.notBefore] as string))
      values[field.name] = values[field.notBefore]
    if (field.kind !== 'money' || !field.atLeast || values[field.name] === undefined) continue
    const [least, most] = [values[field.atLeast] ?? values[field.name], values[field.name]] as Amount[]
    const [low = 0, high = 0] = [least!.amount, most!.amount].sort((a, b) => a - b)
    values[field.atLeast] = { amount: low, currency: least!.currency }
    values[field.name] = { amount: high, currency: least!.currency }
  }
  return values
}

/** A valid listing of a kind with nothing optional. */
export function plainListing(type: MarketType, known: KnownCodes, more: ListingValues = {}): ListingValues {
  const [values] = fc.sample(listingsOf(type, known), { numRuns: 1, seed: 7 })
  const optional = fieldsOf(type).filter(field => !isRequired(field))
  for (const { name } of optional) delete values![name]
  return { ...values, title: 'A listing of the market', content: 'Everything is explained in these words.', ...more }
}

/** Sends a listing; its fields may be wrong. */
export const sendListing = async (by: TestUser, type: MarketType, values: ListingValues) =>
  (await by.visitor.call(addCalls[type], values as never)).body

/** Sends a plain listing that is accepted, and returns its code. */
export async function addedListing(
  by: TestUser,
  type: MarketType,
  known: KnownCodes,
  more: ListingValues = {},
): Promise<string> {
  const body = await sendListing(by, type, plainListing(type, known, more))
  if (!body.succeed) throw new Error(`refused: ${JSON.stringify(body)}`)
  return body.Data!.listing.code
}

/** Publishes a pending listing, as a moderator does. */
export const publishListing = (db: Db, code: string) =>
  db.query(
    `UPDATE listings SET state = 'live', state_since = now(), published_at = now(), expires_at = now() + interval '90 days' WHERE code = $1`,
    [code],
  )

/** Rejects one. */
export const rejectListing = (db: Db, code: string, reason: string) =>
  db.query(`UPDATE listings SET state = 'rejected', state_since = now(), reject_reason = $2 WHERE code = $1`, [
    code,
    reason,
  ])

/** Adds a plain listing in each of the states that one can have, and returns their codes. */
export async function inEveryState(db: Db, by: TestUser, known: KnownCodes, more: ListingValues = {}) {
  const add = () => addedListing(by, 'technical', known, more)
  const codes = {
    pending: await add(),
    live: await add(),
    rejected: await add(),
    expired: await add(),
    withdrawn: await add(),
  }
  for (const code of [codes.live, codes.expired, codes.withdrawn]) await publishListing(db, code)
  await rejectListing(db, codes.rejected, 'The price is missing.')
  await passDays(db, codes.expired, 91)
  await db.query(`UPDATE listings SET state = 'withdrawn' WHERE code = $1`, [codes.withdrawn])
  return codes
}

/** Lets time pass for a listing. */
export const passDays = (db: Db, code: string, days: number) =>
  db.query(
    `UPDATE listings SET published_at = published_at - $2 * interval '1 day', expires_at = expires_at - $2 * interval '1 day' WHERE code = $1`,
    [code, days],
  )
