import { afterAll, beforeAll, expect, test } from '@jest/globals'
import express from 'express'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Api } from 'shared-state/api/api'
import { usercenterSamepassword } from 'shared-state/calls/account-security'
import { homefucRegulatorystats } from 'shared-state/calls/home'
import { usercenterGetuser } from 'shared-state/calls/users'
import { overHttp } from './http-transport.ts'

/** Another server of the portal: notes what it is asked, gives a token to whoever brings a session cookie. */
const asked: { path: string; url: string; headers: Record<string, unknown> }[] = []
const other = express().use((request, response) => {
  asked.push({ path: request.path, url: request.originalUrl, headers: request.headers })
  if (request.path.includes('/session/token'))
    return void response.json({ succeed: true, Data: { access_token: 'given', expires_in: 600 } })
  if (request.path.includes('/getuser')) {
    response.append('Set-Cookie', 'a=1; Path=/').append('Set-Cookie', 'b=2; Path=/')
    return void response.json({ succeed: true, Data: { user: 'ann' } })
  }
  if (request.path.includes('/samepassword')) return void response.json({ succeed: true, Data: { same: true } })
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

test('a call goes out in the visitor’s name, with a token of the session, and cookies come back', async () => {
  const setCookies: string[] = []
  expect(await api(setCookies).call(usercenterGetuser, {})).toEqual({ user: 'ann' })
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

test('what must stand in no address goes in a header', async () => {
  expect(await api([]).call(usercenterSamepassword, { password: 'sieben grüne Lampen' })).toEqual({ same: true })
  const { url, headers } = asked.at(-1)!
  expect([url, headers['x-password']]).toEqual([
    usercenterSamepassword.path,
    Buffer.from('sieben grüne Lampen').toString('base64'),
  ])
})

test('a page of a proxy is a refusal, not an answer', async () => {
  await expect(api([]).call(homefucRegulatorystats, {})).rejects.toMatchObject({ status: 502, code: 5001 })
})
