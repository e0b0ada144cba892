import { afterAll, beforeAll, expect, test } from '@jest/globals'
import express from 'express'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Api } from 'shared-state/api/api'
import { declareCall } from 'shared-state/api/declare-call'
import { noEnvelope } from 'shared-state/api/envelope'
import { boolean, object, strictObject, string } from 'shared-state/schema'
import { overHttp } from './http-transport.ts'

const about = { section: 'Shop', method: 'GET', scope: 'read', input: strictObject({}) } as const
const getCustomer = declareCall({ ...about, name: 'shop.customer', who: ['user'], output: object({ user: string() }) })
const checkCode = declareCall({
  ...about,
  name: 'shop.checkcode',
  input: strictObject({ code: string() }),
  inHeaders: { code: 'X-Code' },
  output: object({ same: boolean() }),
})
const buy = declareCall({ ...about, method: 'POST', repeat: 'reads', name: 'shop.customerbuy', output: object({}) })
const listGoods = declareCall({ ...about, name: 'shop.goods', scope: 'public', output: object({}) })

/** Another server of the portal: records its requests and gives a token to any client with a session cookie. */
const asked: { path: string; url: string; headers: Record<string, unknown> }[] = []
const other = express().use((request, response) => {
  asked.push({ path: request.path, url: request.originalUrl, headers: request.headers })
  if (request.path.includes('/session/token'))
    return void response.json({ succeed: true, Data: { access_token: 'given', expires_in: 600 } })
  if (request.path.includes('/customer')) {
    response.append('Set-Cookie', 'a=1; Path=/').append('Set-Cookie', 'b=2; Path=/')
    return void response.json({ succeed: true, Data: { user: 'ann' } })
  }
  if (request.path.includes('/checkcode')) return void response.json({ succeed: true, Data: { same: true } })
  response.status(502).type('html').send('<html>gateway</html>')
})
let server: Server
beforeAll(() => new Promise<void>(listening => (server = other.listen(0, () => listening()))))
afterAll(() => new Promise<void>(closed => server.close(() => closed())))

function api(setCookies: string[]): Api {
  const visitor = { userAgent: 'Browser/1', caller: { ip: '203.0.113.9' } } as never
  return new Api({
    transport: overHttp(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, 'https://site.example', visitor, {
      setCookies,
      cookieHeader: () => 'sid=abc',
    }),
    log: () => {},
    onUnauthorised: () => {},
    headerFacts: () => ({
      lang: 'id',
      fingerprint: '',
      userAgent: 'Browser/1',
      scene: '/',
      channel: 'ssr',
      environment: 'test',
      marketing: '',
    }),
  })
}

test('a call over HTTP carries the visitor’s headers and a session token, and its cookies are returned', async () => {
  const setCookies: string[] = []
  expect(await api(setCookies).call(getCustomer, {})).toEqual({ user: 'ann' })
  expect(setCookies).toEqual(['a=1; Path=/', 'b=2; Path=/'])
  expect(asked.at(-1)!.headers).toMatchObject({
    cookie: 'sid=abc',
    origin: 'https://site.example',
    'x-forwarded-for': '203.0.113.9',
    'user-agent': 'Browser/1',
    languagecode: 'id',
    countrycode: '360',
    authorization: 'Bearer given',
  })
})

test('a POST over HTTP is sent as JSON', async () => {
  await api([]).call(buy, {})
  expect(asked.at(-1)!.headers).toMatchObject({ 'content-type': 'application/json' })
})

test('input declared for a header is not sent in the address', async () => {
  expect(await api([]).call(checkCode, { code: 'sieben grüne Lampen' })).toEqual({ same: true })
  const { url, headers } = asked.at(-1)!
  expect([url, headers['x-code']]).toEqual([checkCode.path, Buffer.from('sieben grüne Lampen').toString('base64')])
})

test('an HTML error page of a proxy is treated as a refusal', async () => {
  await expect(api([]).call(listGoods, {})).rejects.toMatchObject({ status: 502, code: noEnvelope })
})
