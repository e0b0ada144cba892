/** @jest-environment ../scripts/jest/node-environment.mjs */
import { expect, test } from '@jest/globals'
import { ApiError } from 'shared-state/api/api-error'
import type { LoadContext } from 'shared-state/runtime'
import { listingHead } from './listing-head.ts'
import { loadListing } from './load-listing.ts'
import { submitListing } from './submit-listing.ts'

const refused = (status: number) => new ApiError({ call: 'test', status, code: 0, message: '', errors: [] })

const contextOf = (status: number) =>
  ({
    lang: 'id',
    params: { type: 'ib', slugCode: 'gone-m9.html' },
    url: new URL('http://localhost/id/market/ib/gone-m9.html'),
    store: { text: { t: String } },
    api: {
      call: async ({ name }: { name: string }) => {
        if (name === 'market.list') return { items: [] }
        throw refused(status)
      },
    },
  }) as unknown as LoadContext

test('the page of a listing that is over has status 410 and is not for search engines', async () => {
  const answer = (await loadListing(contextOf(410))) as unknown as { init: { status: number }; data: never }
  expect(answer.init.status).toBe(410)
  const head = listingHead(answer.data, contextOf(410))
  expect(head.noindex).toBe(true)
})

test('the page of an unknown listing does not exist', async () => {
  await expect(loadListing(contextOf(404))).rejects.toMatchObject({ status: 404 })
})

test.each(['contact', 'applaud'])(
  'without JavaScript, the login page returns to the listing and remembers the wish: %s',
  async intent => {
    const sent = new FormData()
    sent.set('intent', intent)
    const answer = await submitListing(sent, contextOf(401)).catch((error: unknown) => error as Response)
    expect((answer as Response).headers.get('Location')).toBe(
      `/id/login.html?return=${encodeURIComponent(`/id/market/ib/gone-m9.html?act=${intent}`)}`,
    )
  },
)
