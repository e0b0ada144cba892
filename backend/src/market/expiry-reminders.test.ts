import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { usercenterMessages } from 'calls/messages'
import { marketRenew } from 'calls/market-writing'
import { sendReminders } from '../reminders/follow-reminders.ts'
import { START_MS, startApi } from '../testing/api-under-test.ts'
import type { ApiUnderTest } from '../testing/api-under-test.ts'
import { addedListing, passDays, publishListing } from '../testing/listing-scene.ts'
import { addTestUser } from '../testing/scene.ts'
import { expiryReminders } from './expiry-reminders.ts'

let site: ApiUnderTest
beforeAll(async () => {
  site = await startApi({ sample: false })
}, START_MS)
afterAll(() => site.close())

const remind = () => sendReminders(site.db, expiryReminders)

test('the author gets one notice a week before a listing expires, and another one after it was renewed', async () => {
  const author = await addTestUser(site, 'Rina')
  const code = await addedListing(author, 'technical', { broker: '', regulator: '' })
  expect(await remind()).toBe(0)
  await publishListing(site.db, code)
  await passDays(site.db, code, 82)
  expect(await remind()).toBe(0)
  await passDays(site.db, code, 1)
  const sent = await Promise.all([remind(), remind()])
  expect([sent[0]! + sent[1]!, await remind()]).toEqual([1, 0])
  const { items } = (await author.visitor.call(usercenterMessages, {})).body.Data!
  expect(items.map(({ title, text, url }) => [title, text, url])).toEqual([
    [
      'Your listing expires soon: A listing of the market',
      expect.stringMatching(/^It is shown until \d{4}-\d\d-\d\d\. You can renew it now\.$/),
      '/en/user/market.html',
    ],
  ])
  await author.visitor.call(marketRenew, { code })
  expect(await remind()).toBe(0)
  await passDays(site.db, code, 84)
  expect(await remind()).toBe(1)
})

test('a listing that has expired while the site was not running causes no notice', async () => {
  const author = await addTestUser(site, 'Budi')
  const code = await addedListing(author, 'technical', { broker: '', regulator: '' })
  await publishListing(site.db, code)
  await passDays(site.db, code, 95)
  expect(await remind()).toBe(0)
})
