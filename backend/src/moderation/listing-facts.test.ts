import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals'
import { marketTypes } from 'calls/entities/market-listing'
import { fieldsOf } from 'calls/market/listing-fields'
import { moderationDetail } from 'calls/moderation'
import fc from 'fast-check'
import { START_MS, startApi } from '../testing/api-under-test.ts'
import type { ApiUnderTest } from '../testing/api-under-test.ts'
import { addFitBroker } from '../testing/fit-broker.ts'
import { addedListing, listingsOf, sendListing } from '../testing/listing-scene.ts'
import { addTestUser } from '../testing/scene.ts'
import type { TestUser } from '../testing/scene.ts'

const known = { broker: 'fit1', regulator: 'r1' }
let site: ApiUnderTest
let moderator: TestUser
let author: TestUser
beforeAll(async () => {
  site = await startApi({ sample: false })
  moderator = await addTestUser(site, 'Moderator', ['moderator'])
  author = await addTestUser(site, 'Author')
  await addFitBroker(site.db, known.broker)
}, START_MS)
afterAll(() => site.close())
afterEach(() => expect(site.errors).toEqual([]))

const detail = async (id: string) => (await moderator.visitor.call(moderationDetail, { kind: 'market', id })).body.Data!

test.each(marketTypes)('a moderator reads every field of a listing of the kind %s in their language', async type => {
  const [values] = fc.sample(
    listingsOf(type, known).filter(drawn => fieldsOf(type).every(({ name }) => name in drawn)),
    { numRuns: 1, seed: 11 },
  )
  const body = await sendListing(author, type, { ...values, contact: 'on the phone' })
  const { code } = body.Data!.listing
  const english = (await detail(code)).facts.map(({ name }) => name)
  moderator.visitor.lang = 'id'
  const { facts } = await detail(code)
  moderator.visitor.lang = 'en'
  const named = facts.filter(({ name }) => name !== 'Broker')
  // Its kind, its country and its contact, and the fields of the kind.
  expect(named).toHaveLength(fieldsOf(type).length + 3)
  expect(english.length).toBe(facts.length)
  expect(facts.every(({ value }) => value !== '' && !value.includes('undefined'))).toBe(true)
  expect(named.at(-1)).toEqual({ name: 'Kontak', value: 'on the phone' })
})

test('a moderator reads amounts and days of a listing as their language writes them', async () => {
  const fair = await addedListing(author, 'exhibition', known, { startsAt: '2026-12-01', endsAt: '2026-12-03' })
  expect((await detail(fair)).facts).toContainEqual({ name: 'First day', value: '1 Dec 2026' })
  const licence = await addedListing(author, 'licenseTransfer', known, { price: { amount: 1250, currency: 'USD' } })
  expect((await detail(licence)).facts).toEqual(
    expect.arrayContaining([
      { name: 'Price', value: '$1,250' },
      { name: 'Regulator', value: 'Regulator One' },
    ]),
  )
})
