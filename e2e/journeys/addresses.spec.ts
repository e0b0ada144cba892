import { expect, test } from '../portal/test.ts'

/** Addresses, redirects and refusals of spec 2.1, 2.3 and 8, as seen by any client. */

const redirects: [from: string, to: string][] = [
  ['/', '/en/'],
  ['/fr/brokers', '/en/brokers'],
  ['/zh-cn/brokers?page=2', '/en/brokers?page=2'],
  ['/ms/brokers?page=2', '/en/brokers?page=2'],
  ['/brokers', '/en/brokers'],
  ['/en/nothing', '/en/404.html'],
  ['/id/nothing/at/all', '/id/404.html'],
  ['/en/brokers/info/nobody-zzzzzzzz.html', '/en/404.html'],
  ['/id/education/news/nothing-zzzzzzzz.html', '/id/404.html'],
  ['/en/user/setting.html', '/en/login.html?return=%2Fen%2Fuser%2Fsetting.html'],
]

for (const [from, to] of redirects)
  test(`${from} redirects to ${to}`, async ({ request }) => {
    const answer = await request.get(from, { maxRedirects: 0, headers: { 'Accept-Language': 'en' } })
    expect([answer.status(), answer.headers().location]).toEqual([302, to])
  })

test('the root redirects a browser that prefers Indonesian to /id/', async ({ request }) => {
  const answer = await request.get('/', { maxRedirects: 0, headers: { 'Accept-Language': 'id-ID,id;q=0.9,en;q=0.5' } })
  expect(answer.headers().location).toBe('/id/')
})

test('the not-found page responds with status 404 and links to the home page', async ({ request }) => {
  const answer = await request.get('/en/404.html')
  expect(answer.status()).toBe(404)
  expect(await answer.text()).toMatch(/href="\/en\/"/)
})

test('the health check responds with status 200', async ({ request }) => {
  const answer = await request.get('/HealthCheck/Get')
  expect([answer.status(), await answer.text()]).toEqual([200, 'OK'])
})

test('an idle connection stays open for longer than the 60 seconds of a load balancer', async ({ request }) => {
  const { 'keep-alive': keepAlive } = (await request.get('/HealthCheck/Get')).headers()
  expect(keepAlive).toBe('timeout=65')
})

for (const path of ['/wikifxweb-v1/nothing/at-all-v1', '/api/v1/nothing', '/homefuc/nothing-v1', '/oauth2/nothing'])
  test(`the unknown endpoint ${path} responds with a JSON 404`, async ({ request }) => {
    const answer = await request.get(path)
    expect(answer.status()).toBe(404)
    expect(await answer.json()).toMatchObject({ succeed: false, ErrorCode: 3002 })
  })

test('browser files of releases are cached as immutable; source maps, server files and secrets are not served', async ({
  request,
}) => {
  const html = await (await request.get('/en/')).text()
  const script = /<script src="([^"]+)"/.exec(html)![1]!
  expect((await request.get(script)).headers()['cache-control']).toContain('immutable')
  for (const path of [
    `${script}.map`,
    script.replace('/web/', '/node/'),
    '/releases/shell/1.0.0/web/..%2f..%2f..%2fsecrets%2fsession',
    '/releases/..%2f..%2fsecrets/1.0.0/web/session.js',
  ])
    expect((await request.get(path)).status()).toBe(404)
})
