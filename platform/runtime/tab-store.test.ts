/** @jest-environment ../scripts/jest/browser-environment.mjs */
import { expect, test } from '@jest/globals'
import { CallCancelled } from 'shared-state/api/api-error'
import type { PageState } from './page-state.ts'
import { createTabStore, type Tab } from './tab-store.ts'

// The loader of released areas is compiled into the shell.
jest.mock('./areas/browser-area-loader.ts', () => ({ browserAreaLoader: undefined }))
// jsdom measures no web vitals.
jest.mock('web-vitals', () => ({ onCLS: () => {}, onINP: () => {}, onLCP: () => {} }))

const tab: Tab = { fingerprint: () => '', marketingTag: () => '', country: () => '', forgetSession: () => {} }
const state = {
  store: { visitor: { lang: 'en' }, user: null, slots: [] },
  snapshot: { shell: { version: '1.0.0' }, areas: {}, pinned: {}, epoch: 0 },
  router: { loaderData: {}, actionData: null, errors: null },
} as unknown as PageState

test('a part that was cancelled or took too long is left out without a message, and any other failure is logged', () => {
  const { store } = createTabStore(tab, state, () => ({ loaded: () => undefined }) as never)
  store.report('shell', 'load', new CallCancelled('homefuc.livecountstatus'))
  const warned = jest.mocked(console.warn)
  expect(warned.mock.calls).toEqual([])
  store.report('tools', 'load', new Error('gone'))
  expect(warned.mock.calls.map(([message]) => message)).toEqual(['area tools  failed to load:'])
  warned.mockClear()
})
