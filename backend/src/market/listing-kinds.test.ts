import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals'
import { marketTypes, sectionOf, type MarketType } from 'calls/entities/market-listing'
import type { OwnListing } from 'calls/entities/market-listing'
import { marketDetail } from 'calls/market'
import { marketOwn } from 'calls/market-writing'
import { fieldsOf, listingLengths, type ListingField } from 'calls/market/listing-fields'
import fc from 'fast-check'
import { START_MS, startApi } from '../testing/api-under-test.ts'
import type { ApiUnderTest } from '../testing/api-under-test.ts'
import { listingsOf, plainListing, publishListing, sendListing } from '../testing/listing-scene.ts'
import type { KnownCodes, ListingValues } from '../testing/listing-scene.ts'
import { addTestUser } from '../testing/scene.ts'
import type { TestUser } from '../testing/scene.ts'

const settings = { numRuns: Number(process.env.FC_RUNS ?? 5) }

let site: ApiUnderTest
/** One for each kind: a user can send 20 listings a day. */
const authors = {} as Record<MarketType, TestUser>
let known: KnownCodes
beforeAll(async () => {
  site = await startApi()
  const fit = await site.db.one<{ code: string }>('SELECT code FROM leading_brokers() ORDER BY code LIMIT 1')
  const regulator = await site.db.one<{ code: string }>('SELECT code FROM regulators ORDER BY code LIMIT 1')
  known = { broker: fit!.code, regulator: regulator!.code }
  for (const type of marketTypes) authors[type] = await addTestUser(site, `By${type.slice(0, 17)}`)
}, START_MS)
afterAll(() => site.close())
afterEach(() => expect(site.errors).toEqual([]))

const isRequired = (field: ListingField) => 'required' in field && field.required === true
const send = (type: MarketType, values: ListingValues) => sendListing(authors[type], type, values)
/** The code of the refusal, and the fields that it names. */
async function refusal(type: MarketType, values: ListingValues) {
  const body = await send(type, values)
  return [body.ErrorCode, ...new Set((body.errors ?? []).map(({ field }) => field.split('.')[0]))]
}

describe.each(marketTypes)('of the kind %s', type => {
  const extraOf = (values: ListingValues) =>
    Object.fromEntries(fieldsOf(type).flatMap(({ name }) => (name in values ? [[name, values[name]]] : [])))

  test('a listing is accepted as pending, and comes back as it was written', async () => {
    expect.hasAssertions()
    await fc.assert(
      fc.asyncProperty(listingsOf(type, known), async values => {
        const { listing, message } = (await send(type, values)).Data! as { listing: OwnListing; message: string }
        expect(listing).toMatchObject({ type, section: sectionOf(type), state: 'pending', title: values.title })
        expect(message).toBe('Your listing was sent. A moderator looks at it first.')
        const own = (await authors[type].visitor.call(marketOwn, { code: listing.code })).body.Data!
        expect([own.content, own.contact]).toEqual([values.content, values.contact])
        expect(own.listing.extra).toEqual(extraOf(values))
        await publishListing(site.db, listing.code)
        const { body } = await site.visitor().call(marketDetail, { code: listing.code })
        expect(body.Data!.listing).toMatchObject({ title: values.title, content: values.content, state: 'live' })
        expect(body.Data!.listing.extra).toEqual(extraOf(values))
        expect('contact' in body.Data!.listing).toBe(false)
      }),
      settings,
    )
  })

  test('a listing is refused without a required field, which the refusal names', async () => {
    const required = [
      'title',
      'content',
      'countryCode',
      'contact',
      ...fieldsOf(type)
        .filter(isRequired)
        .map(f => f.name),
    ]
    for (const name of required) {
      const { [name]: _left, ...rest } = plainListing(type, known)
      expect(await refusal(type, rest)).toEqual([1001, name])
    }
  })

  test('a listing is refused with a text that is too short or too long', async () => {
    const lengths: [string, number, number][] = [
      ...Object.entries(listingLengths).map(([name, [min, max]]): [string, number, number] => [name, min, max]),
      ...fieldsOf(type).flatMap((field): [string, number, number][] =>
        field.kind === 'line' ? [[field.name, field.min, field.max]] : [],
      ),
    ]
    for (const [name, min, max] of lengths) {
      if (min > 1)
        expect(await refusal(type, plainListing(type, known, { [name]: 'x'.repeat(min - 1) }))).toEqual([1002, name])
      expect(await refusal(type, plainListing(type, known, { [name]: 'x'.repeat(max + 1) }))).toEqual([1002, name])
    }
  })

  test('a listing is refused with a field of its kind out of range', async () => {
    expect.hasAssertions()
    for (const field of fieldsOf(type))
      for (const [value, code] of wrongValues(field))
        expect([
          field.name,
          value,
          ...(await refusal(type, plainListing(type, known, { [field.name]: value }))),
        ]).toEqual([field.name, value, code, field.name])
    expect(await refusal(type, plainListing(type, known, { nothing: 1 }))).toEqual([1004, 'nothing'])
    expect(await refusal(type, plainListing(type, known, { countryCode: '999' }))).toEqual([1003, 'countryCode'])
  })
})

/** Wrong values of a field by its declaration, each with the code of the refusal. */
function wrongValues(field: ListingField): [unknown, number][] {
  switch (field.kind) {
    case 'line':
      return [['two\nlines of text', 1004]]
    case 'link':
      return [
        ['no address', 1004],
        ['javascript:alert(1)', 1004],
        ['https://user:secret@firm.example/', 1004],
        [`https://firm.example/${'x'.repeat(field.max)}`, 1002],
      ]
    case 'words':
      return [
        [Array(field.most + 1).fill('word'), 1002],
        [['x'.repeat(field.longest + 1)], 1002],
      ]
    case 'currencies':
      return [
        [Array(field.most + 1).fill('USD'), 1002],
        [['usd'], 1004],
      ]
    case 'choice':
      return [['something else', 1004]]
    case 'flag':
      return [['yes', 1004]]
    case 'count':
      return [
        [field.min - 1, 1003],
        [field.max + 1, 1003],
        [field.min + 0.5, 1004],
      ]
    case 'money':
      return [
        [{ amount: -1, currency: 'USD' }, 1003],
        [{ amount: 1e12, currency: 'USD' }, 1003],
        [{ amount: 5, currency: 'dollars' }, 1002],
        [{ amount: 5 }, 1001],
      ]
    case 'day':
      return [
        ['2026-02-30', 1004],
        ['tomorrow', 1004],
      ]
    case 'regulator':
    case 'broker':
      return [['nobody9', 1004]]
  }
}

test('an exhibition ends on its first day at the earliest', async () => {
  const onDays = (startsAt: string, endsAt: string) => plainListing('exhibition', known, { startsAt, endsAt })
  expect(await refusal('exhibition', onDays('2027-03-02', '2027-03-01'))).toEqual([1003, 'endsAt'])
  const { listing } = (await send('exhibition', onDays('2027-03-02', '2027-03-02'))).Data!
  expect([listing.startsAt, listing.endsAt]).toEqual(['2027-03-02', '2027-03-02'])
})

test.each(['personal', 'team'] as const)(
  'a salary range of the kind %s has two amounts in one currency, in order',
  async type => {
    const salaries = (salary: object | undefined, salaryTo: object) => plainListing(type, known, { salary, salaryTo })
    const [low, high] = [
      { amount: 500, currency: 'USD' },
      { amount: 900.5, currency: 'USD' },
    ]
    expect(await refusal(type, salaries(undefined, high))).toEqual([1001, 'salary'])
    expect(await refusal(type, salaries(high, low))).toEqual([1003, 'salaryTo'])
    expect(await refusal(type, salaries(low, { ...high, currency: 'IDR' }))).toEqual([1003, 'salaryTo'])
    const { listing } = (await send(type, salaries(low, high))).Data!
    expect([listing.price, listing.priceTo]).toEqual([low, high])
  },
)

test('the message that a listing was sent is in the language of its author', async () => {
  const author = await addTestUser(site, 'Penulis')
  author.visitor.lang = 'id'
  const { message, listing } = (await sendListing(author, 'technical', plainListing('technical', known))).Data!
  expect([message, listing.lang]).toEqual([
    'Iklan Anda sudah dikirim. Moderator akan memeriksanya terlebih dahulu.',
    'id',
  ])
})

test('a listing can be sent to the address with and without the prefix of calls', async () => {
  const { visitor } = await addTestUser(site, 'Aliases')
  const headers = { Authorization: `Bearer ${await visitor.token()}`, 'X-Requested-With': 'XMLHttpRequest' }
  for (const path of ['/market/technical/add', '/wikifxweb-v1/market/technical/add']) {
    const { status, body } = await visitor.send('POST', path, { body: plainListing('technical', known), headers })
    expect([status, body.ErrorCode]).toEqual([200, 0])
  }
})
