import { expect, test } from '@jest/globals'
import { loadLeaving } from './load-leaving.ts'

const origin = 'https://site.example'

/** The address that the leaving page redirects to, for a link that points to this site. */
async function ledTo(address: string): Promise<string> {
  const url = new URL(`${origin}/en/leaving.html?url=${encodeURIComponent(address)}`)
  const api = { call: async () => ({ url: new URL(address).href }) }
  const context = { url, lang: 'en', api, signal: new AbortController().signal } as unknown as Parameters<
    typeof loadLeaving
  >[0]
  const ended = await loadLeaving(context).catch((answer: unknown) => answer)
  return new URL((ended as Response).headers.get('location')!, url).href
}

test.each([
  '//evil.example/x',
  '/.//evil.example/x',
  '/en/../..//evil.example',
  '/%2e//evil.example',
  '/\\evil.example',
])('a leaving link to the path %j of this site cannot redirect to another site', async path => {
  expect(await ledTo(origin + path)).toBe(`${origin}/en/`)
})

test('a leaving link to a page of this site redirects to that page', async () => {
  expect(await ledTo(`${origin}/en/brokers?page=2`)).toBe(`${origin}/en/brokers?page=2`)
})
