import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { startFeedServer } from '../outside-news/feed-server.ts'
import { createLinkFollower } from './follow-links.ts'

let server: Awaited<ReturnType<typeof startFeedServer>>
beforeAll(async () => {
  server = await startFeedServer()
})
beforeEach(() => server.reset())
afterAll(() => server.close())

const redirectTo = (from: string, to: string) =>
  server.on(from, (_request, response) => void response.writeHead(302, { Location: to }).end())
const follow = async (paths: string[], timeoutMs = 3000) => {
  const options = { userAgent: 'link check', localOrigin: server.origin, timeoutMs }
  const found = await createLinkFollower(options)(paths.map(path => new URL(path, server.origin)))
  return found.map(({ href }) => href.replace(server.origin, ''))
}

test('a link is followed through several redirects, and every address passed is returned', async () => {
  redirectTo('/a', '/b')
  redirectTo('/b', '/c')
  server.on('/c', 'the page')
  expect(await follow(['/a'])).toEqual(['/b', '/c'])
})

test('a redirect that leads elsewhere is returned, also if that address cannot be reached', async () => {
  redirectTo('/a', 'https://nowhere.invalid/x')
  expect(await follow(['/a'])).toEqual(['https://nowhere.invalid/x'])
})

test('at most five redirects of at most five links are followed', async () => {
  redirectTo('/round', '/round')
  expect(await follow(['/round'])).toHaveLength(5)
  server.reset()
  await follow(['/1', '/2', '/3', '/4', '/5', '/6'])
  expect(server.requests.map(({ url }) => url).sort()).toEqual(['/1', '/2', '/3', '/4', '/5'])
})

test('no link is followed into this site’s own network, to an unusual port or to another scheme', async () => {
  expect(
    await follow([
      'http://127.0.0.2/',
      'http://169.254.169.254/latest/',
      'http://[::1]/',
      'https://93.184.216.34:8443/',
      'ftp://93.184.216.34/',
    ]),
  ).toEqual([])
  redirectTo('/a', 'http://10.0.0.1/inside')
  expect(await follow(['/a'])).toEqual(['http://10.0.0.1/inside'])
})

test('a link that does not answer in time is left, and others count', async () => {
  server.on('/slow', () => undefined)
  redirectTo('/a', '/b')
  expect(await follow(['/slow', '/a'], 300)).toEqual(['/b'])
})
