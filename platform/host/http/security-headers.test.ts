import { expect, test } from '@jest/globals'
import { securityHeaders } from './security-headers.ts'

const media = { origin: 'https://stream.example', path: '/live/' }
const policyOf = (headers: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    headers['Content-Security-Policy']!.split(';').map(directive => {
      const [name = '', ...sources] = directive.split(' ')
      return [name, sources.join(' ')]
    }),
  )

test('the host of the streams is allowed on the pages that play them, and nowhere else', () => {
  const headersOf = securityHeaders({ origin: 'https://site.example', media })
  const playing = policyOf(headersOf('/en/live/room-1.html?zone=UTC'))
  expect(playing['media-src']).toBe("'self' blob: https://stream.example")
  expect(playing['connect-src']).toBe("'self' https://stream.example")
  for (const target of ['/en/live.html', '/en/', '/', '/live', '/en/news/live/x.html', '/en/embed/live/x.html'])
    expect([target, headersOf(target)['Content-Security-Policy']]).toEqual([
      target,
      expect.not.stringContaining('stream.example'),
    ])
})

test('only a page that plays a stream may show it in full screen', () => {
  const headersOf = securityHeaders({ origin: 'https://site.example', media })
  expect(headersOf('/en/live/room-1.html')['Permissions-Policy']).toContain('fullscreen=(self)')
  expect(headersOf('/en/')['Permissions-Policy']).toContain('fullscreen=()')
})

test('without streams every page has the same headers', () => {
  const headersOf = securityHeaders({ origin: 'https://site.example' })
  expect(headersOf('/en/live/room-1.html')).toEqual(headersOf('/en/'))
})
