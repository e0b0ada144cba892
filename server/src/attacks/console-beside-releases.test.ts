import { beforeEach, expect, test } from '@jest/globals'
import { datalakeStats } from 'calls/datalake'
import { healthGet } from 'calls/health'
import { invokeEndpoints } from 'calls/invoke'
import express, { type Express } from 'express'
import { siteFiles } from 'platform/host/http/site-files'
import { opsConsole } from 'platform/host/ops/ops-console'
import { opsHost } from 'platform/host/ops/ops-host'
import { sessionToken } from 'shared-state/api/session'
import request from 'supertest'
import { opsPaths } from '../product/ops-calls.ts'
import { siteIdentity } from '../product/site-identity.ts'
import { consoleScene, opsEmail, password } from '../testing/console-scene.ts'

/** A release's code runs on the site's host with its visitor's rights. OPS_ORIGIN puts the console and its calls out of reach. */
const site = 'localhost'
const ops = 'ops.localhost'
const { there, brokers } = consoleScene(`http://${ops}`)

let app: Express
beforeEach(() => {
  const { router } = there.site.api
  app = express().use(
    opsHost(`http://${ops}`, {
      files: siteFiles(siteIdentity),
      console: opsConsole(there.deps),
      api: router,
      paths: opsPaths,
    }),
    router,
  )
  app.use((_request, response) => void response.send('a page made of releases'))
})

/** Headers of an ops user who has logged in at the console, with an access token requested at `host`. */
async function opsOn(host: string) {
  const { headers } = await request(app)
    .post('/ops/login')
    .type('form')
    .set('Host', ops)
    .send({ account: opsEmail, password })
    .expect(303)
  const cookie = (headers['set-cookie'] as unknown as string[]).map(line => line.split(';')[0]).join('; ')
  const { body } = await request(app)
    .post(sessionToken.path)
    .set({ Host: host, Cookie: cookie, 'X-Requested-With': 'XMLHttpRequest' })
    .send({})
    .expect(200)
  return {
    Host: host,
    Cookie: cookie,
    Authorization: `Bearer ${body.Data.access_token}`,
    'X-Requested-With': 'XMLHttpRequest',
  }
}

test('the site’s host does not serve the console, not even to an operator', async () => {
  const { Authorization: _none, ...headers } = await opsOn(site)
  for (const path of ['/ops', '/ops/', '/OPS', '/ops/events', '/ops/assets/ops.js', '/ops/rollback/brokers'])
    await request(app).get(path).set(headers).expect(404)
  await request(app)
    .post('/ops/activate')
    .type('form')
    .set(headers)
    .send({ area: 'brokers', version: '1.2.0' })
    .expect(404)
  await request(app)
    .get('/ops')
    .set({ ...headers, 'X-Forwarded-Host': ops })
    .expect(404)
  expect((await brokers()).pointer!.stable).toBe('1.1.0')
})

test('the console’s host serves the console and its files', async () => {
  const headers = await opsOn(ops)
  expect((await request(app).get('/ops').set(headers).expect(200)).text).toContain('Signed in as')
  for (const path of ['/ops/assets/ops.js', '/favicon.svg', healthGet.path])
    await request(app).get(path).set('Host', ops).expect(200)
  await request(app)
    .post('/ops/activate')
    .type('form')
    .set({ ...headers, Origin: `http://${ops}` })
    .send({ area: 'brokers', version: '1.2.0' })
    .expect(303)
  expect((await brokers()).pointer!.stable).toBe('1.2.0')
})

test.each([
  '/',
  '/en/',
  '/en/login.html',
  '/releases/shell/1.0.0/web/entry.js',
  '/pin/off',
  '/api-docs',
  '/wikifxweb-v1/usercenter/getuser-v1',
])('the console’s host does not serve %s, so no release code runs next to an ops session', path =>
  request(app)
    .get(path)
    .set('Host', ops)
    .expect(404)
    .then(({ text }) => expect(text).not.toContain('releases')),
)

test('forms are accepted only from the host they are sent to', async () => {
  const send = (host: string, origin: string) =>
    request(app)
      .post('/ops/login')
      .type('form')
      .set({ Host: host, Origin: origin })
      .send({ account: opsEmail, password })
  expect((await send(ops, `http://${site}`)).status).toBe(403)
  expect((await send(ops, `http://other.${ops}`)).status).toBe(403)
  expect((await send(ops, `http://${ops}`)).status).toBe(303)
  const token = (host: string, origin: string) =>
    request(app)
      .post(sessionToken.path)
      .set({ Host: host, Origin: origin, 'X-Requested-With': 'XMLHttpRequest' })
      .send({})
  await token(site, `http://${ops}`).expect(403)
  await token(ops, `http://${site}`).expect(403)
})

const figures = { metric: 'fxad.hits' }

test('ops calls are answered only on the console’s host', async () => {
  const statusOn = async (host: string) =>
    (
      await request(app)
        .get(datalakeStats.path)
        .query(figures)
        .set(await opsOn(host))
    ).status
  expect([await statusOn(ops), await statusOn(site)]).toEqual([200, 404])
})

test('a wrapper call on the site’s host cannot reach ops calls', async () => {
  const headers = await opsOn(site)
  const wrappers = invokeEndpoints.filter(({ endpoint }) => endpoint === 'datalake' || endpoint === 'home')
  expect(wrappers).toHaveLength(2)
  for (const { v1, v2 } of wrappers) {
    const wrapped = { route: 'datalake$stats', data: figures }
    await request(app).post(v1.path).set(headers).send(wrapped).expect(404)
    const { body } = await request(app)
      .post(v2.path)
      .set(headers)
      .send({ calls: [{ id: 'a', ...wrapped }] })
      .expect(200)
    expect(body.Data.items).toMatchObject([{ status: 404, succeed: false }])
  }
})
