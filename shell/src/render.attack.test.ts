/** @jest-environment ../scripts/jest/node-environment.mjs */
import { expect, test } from '@jest/globals'
import type { SnapshotArea } from 'shared-state/contract/release'
import type { RenderRequest } from 'shared-state/contract/shell-module'
import english from './strings/en.json'

const site = 'http://site.test'
const shell = {
  version: '1.0.0',
  container: 'c',
  entry: { href: '', integrity: '' },
  css: [],
  strings: {},
  addresses: [],
  slots: [],
  menu: {},
  down: {},
} as unknown as SnapshotArea
/** The frame's own calls find nothing; the frame tolerates that. */
const refused = { status: 404, body: { succeed: false, ErrorCode: 3001, message: 'Not found.' } }

async function renderPage(request: Request) {
  // The build defines it.
  Object.assign(globalThis, { SHARED_VERSIONS: {} })
  const { render } = await import('./render.tsx')
  return render({
    request,
    visitor: { lang: 'en', countryCode: '360', now: 0, origin: site, environment: 'test', siteVariant: 1 },
    device: { userAgent: '', fingerprint: '' },
    user: null,
    snapshot: { shell, areas: {}, pinned: {}, epoch: 0 },
    dictionary: english,
    loadArea: () => Promise.reject(new Error('there is no area')),
    transport: { needsToken: false, send: async () => refused },
    log: () => {},
  } as unknown as RenderRequest)
}

test('a form posted to a page without one is refused with 405 and not attributed to any release', async () => {
  const answer = await renderPage(
    new Request(`${site}/en/404.html`, { method: 'POST', body: new URLSearchParams({ a: '1' }) }),
  )
  expect(answer).toMatchObject({ kind: 'page', status: 405 })
  expect(answer.kind === 'page' && answer.failures.filter(({ stage }) => stage === 'render')).toEqual([])
})
