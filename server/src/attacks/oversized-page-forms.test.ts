import { expect, test } from '@jest/globals'
import express from 'express'
import { errorHandler } from 'platform/host/http/error-handler'
import { pageForm } from 'platform/host/http/page-form'
import { growth, QUADRATIC } from 'shared-state/testing/growth'
import request from 'supertest'

/** Page forms reach the code of releases, so their size is limited before that. */

let reachedRelease = false
const app = express()
  .use(pageForm)
  .use((_request, response) => {
    reachedRelease = true
    response.sendStatus(200)
  })
  .use(errorHandler({ error: () => {} } as never))
const post = () => request(app).post('/en/login.html')

const part = (index: number, disposition: string) =>
  `--x\r\nContent-Disposition: form-data; name="f${index}"${disposition}\r\n\r\n1\r\n`
const multipart = (parts: number, disposition = '') =>
  `${Array.from({ length: parts }, (_unused, index) => part(index, disposition)).join('')}--x--\r\n`
const repeated = (text: string, times: number) => Array(times).fill(text).join('&')

test.each([
  ['a field of 99,000 plus signs', 'application/x-www-form-urlencoded', `account=${'+'.repeat(99_000)}`],
  ['a field of 20,001 characters', 'application/x-www-form-urlencoded', `account=${'a'.repeat(20_001)}`],
  ['a name of 101 characters', 'application/x-www-form-urlencoded', `${'a'.repeat(101)}=1`],
  ['20,000 fields', 'application/x-www-form-urlencoded', repeated('a=1', 20_000)],
  [
    'a part of 60,001 characters',
    'multipart/form-data; boundary=x',
    `--x\r\nContent-Disposition: form-data; name="account"\r\n\r\n${'+'.repeat(60_001)}\r\n--x--\r\n`,
  ],
  [
    'nested names',
    'multipart/form-data; boundary=x',
    '--x\r\nContent-Disposition: form-data; name="a[99999999]"\r\n\r\n1\r\n--x--\r\n',
  ],
  ['60,000 parts', 'multipart/form-data; boundary=x', multipart(60_000)],
  ['60,000 files', 'multipart/form-data; boundary=x', multipart(60_000, '; filename="a.png"')],
  ['60,000 files without a name', 'multipart/form-data; boundary=x', multipart(60_000, '; filename=""')],
])('a page form with %s is refused before it reaches a release', async (_what, type, body) => {
  reachedRelease = false
  const { status } = await post().set('Content-Type', type).send(body)
  expect({ status, reachedRelease }).toEqual({ status: 413, reachedRelease: false })
})

test.each([
  ['parts', ''],
  ['files', '; filename="a.png"'],
])('a page form is not read beyond its limit of %s', async (_what, disposition) => {
  const send = (parts: number) =>
    post().set('Content-Type', 'multipart/form-data; boundary=x').send(multipart(parts, disposition)).expect(413)
  expect(await growth(send, 1_600)).toBeLessThan(QUADRATIC)
})

test('a page form with the longest texts that the site accepts is not refused', async () => {
  const { status } = await post()
    .type('form')
    .send({ title: 'a'.repeat(100), body: 'é'.repeat(5_000), contact: 'a'.repeat(2_000) })
  expect(status).toBe(200)
})

test('a page form with a malformed boundary is refused', async () => {
  const { status } = await post().set('Content-Type', 'multipart/form-data; boundary={"a":aaa-').send('--x--\r\n')
  expect(status).toBe(400)
})
