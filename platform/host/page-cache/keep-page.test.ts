import { expect, test } from '@jest/globals'
import type { RenderResult } from '../rendering/threads/render-messages.ts'
import { healthyPage } from '../testing/broken-rendering.ts'
import { keepPage } from './keep-page.ts'
import type { PageSource, StoredPage } from './stored-page.ts'

const release = { version: '1.0.0' }
const source = {
  address: '/en/brokers',
  job: { snapshot: { shell: release, areas: { brokers: release } } },
} as unknown as PageSource
const failure = { area: 'brokers', stage: 'render', error: { name: 'TypeError', message: 'x', stack: '' } } as const

/** The pages that are stored once a page was rendered with this result. */
async function storedOf(result: RenderResult, isForAll = true): Promise<StoredPage[]> {
  const stored: StoredPage[] = []
  const storing = { keep: (page: StoredPage) => void stored.push(page), end: () => {} }
  const about = isForAll ? new Set(['broker 1']) : undefined
  expect(await keepPage(storing, result, { about, headersOf: () => ({}), source })).toBe(stored[0])
  return stored
}

test('a complete page is stored with the releases that rendered it', async () => {
  const [page] = await storedOf(healthyPage)
  expect(page!.headers).toContain('shell=1.0.0 brokers=1.0.0')
})

test.each<[string, Partial<Extract<RenderResult, { kind: 'page' }>>]>([
  ['with another status than 200', { status: 404 }],
  ['with a slot that has no content yet', { isWhole: false }],
  ['with a failure', { failures: [failure] }],
  ['that shows an error instead of an area', { down: 'brokers' }],
])('a page %s is not stored', async (_name, fault) => {
  expect(await storedOf({ ...healthyPage, ...fault } as RenderResult)).toEqual([])
})

test('a redirect is not stored', async () => {
  expect(await storedOf({ kind: 'redirect', status: 302, location: '/en/login.html', failures: [] })).toEqual([])
})

test('a page that shows something of its visitor is not stored', async () => {
  expect(await storedOf(healthyPage, false)).toEqual([])
})
