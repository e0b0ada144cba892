import { expect, test } from '@jest/globals'
import { securityHeaders } from './security-headers.ts'

const players = [{ path: '/live/', source: 'https://stream.example/{code}.m3u8' }, { path: '/video/' }]
const policyOf = (headers: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    headers['Content-Security-Policy']!.split(';').map(directive => {
      const [name = '', ...sources] = directive.split(' ')
      return [name, sources.join(' ')]
    }),
  )

test('the host of the streams is allowed on the pages that play them, and nowhere else', () => {
  const headersOf = securityHeaders({ origin: 'https://site.example', players })
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
  const headersOf = securityHeaders({ origin: 'https://site.example', players })
  expect(headersOf('/en/live/room-1.html')['Permissions-Policy']).toContain('fullscreen=(self)')
  expect(headersOf('/en/')['Permissions-Policy']).toContain('fullscreen=()')
})

test('pages that play files of this site may connect to no other host', () => {
  const headersOf = securityHeaders({ origin: 'https://site.example', players })
  const policy = policyOf(headersOf('/en/video/stop-out-1.html'))
  expect([policy['media-src'], policy['connect-src']]).toEqual(["'self' blob:", "'self'"])
  expect(headersOf('/en/video/stop-out-1.html')['Permissions-Policy']).toContain('fullscreen=(self)')
})

test('without streams every page has the same headers', () => {
  const headersOf = securityHeaders({ origin: 'https://site.example' })
  expect(headersOf('/en/live/room-1.html')).toEqual(headersOf('/en/'))
})
