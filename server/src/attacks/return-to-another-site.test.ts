import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { anySign } from 'backend/hostile/valid-values'
import { startApi, START_MS } from 'backend/testing/api-under-test'
import type { ApiUnderTest } from 'backend/testing/api-under-test'
import { addTestUser } from 'backend/testing/scene'
import type { Visitor } from 'backend/testing/visitor'
import { usercenterOpenidstart } from 'calls/third-party'
import fc from 'fast-check'
import { redirectTo } from 'shared-state/contract/answers'
import { ownPathOf } from 'shared-state/contract/own-path'

const site = 'https://site.example'
const foreign = [
  '/.//evil.example/x',
  '/x/..//evil.example',
  '/%2e//evil.example',
  '/.%2F/../..//evil.example',
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/.\\/evil.example',
  '///evil.example',
  'https://evil.example/',
  'javascript:alert(1)',
  'evil.example',
  'x/y',
]

let api: ApiUnderTest
let rina: Visitor
beforeAll(async () => {
  const away = {
    provider: 'away',
    name: 'Away',
    issuer: 'http://127.0.0.1:1',
    clientId: 'site',
    clientSecret: 'secret-of-the-site',
  }
  api = await startApi({ sample: false, openid: [away] })
  rina = (await addTestUser(api, 'Rina')).visitor
}, START_MS)
afterAll(() => api.close())

test.each(foreign)('the return path %j of a provider login does not redirect to another site', async returnPath => {
  for (const link of ['true', 'false']) {
    const query = new URLSearchParams({ provider: 'away', returnPath, link })
    const answer = await rina.fetch('GET', `${usercenterOpenidstart.path}?${query}`)
    api.errors.length = 0 // the provider does not answer, which is logged
    expect([answer.status, new URL(answer.headers.get('location') ?? '/', site).origin]).toEqual([400, site])
  }
})

test('the return path of a provider login may be a path of this site', async () => {
  const query = new URLSearchParams({
    provider: 'away',
    returnPath: '/en/user/security.html?third=linked',
    link: 'true',
  })
  const answer = await rina.fetch('GET', `${usercenterOpenidstart.path}?${query}`)
  api.errors.length = 0
  expect(answer.headers.get('location')).toBe('/en/user/security.html?third=failed')
})

test.each([...foreign, ''])('%j is not a path of this site', text => {
  expect(ownPathOf(text)).toBeUndefined()
  expect(() => redirectTo(text)).toThrow('not a path of this site')
})

test.each(['/', '/en/brokers?page=2#top', '/en//brokers', '/en/?q=a\\b//c', '/en/search.html?keyword=//evil.example'])(
  '%j is a path of this site',
  text => {
    expect(ownPathOf(text)).toBe(text)
  },
)

test('every text accepted as a path of this site resolves to this site', () => {
  const piece = fc.constantFrom(
    '/',
    '//',
    '\\',
    '.',
    '..',
    '%2e',
    '%2E%2e',
    '%2f',
    '%5c',
    '\t',
    '\n',
    '\r',
    '\0',
    '?',
    '#',
    '@',
    ':',
    ';',
    'evil.example',
    'http:',
    '\u3002',
    '\uff0f',
    '\ufeff',
    ' ',
  )
  const text = fc.array(
    fc.oneof({ weight: 4, arbitrary: piece }, { weight: 1, arbitrary: fc.string({ unit: anySign, maxLength: 3 }) }),
    { maxLength: 12 },
  )
  fc.assert(
    fc.property(text, pieces => {
      const path = ownPathOf(`/${pieces.join('')}`)
      if (path === undefined) return
      const once = new URL(path, site)
      expect([once.origin, once.pathname + once.search + once.hash]).toEqual([site, path])
      expect(new URL(once.pathname, site).origin).toBe(site)
    }),
    { numRuns: 2000 },
  )
})
