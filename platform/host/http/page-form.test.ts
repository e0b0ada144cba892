import { expect, test } from '@jest/globals'
import express from 'express'
import request from 'supertest'
import { errorHandler } from './error-handler.ts'
import { pageForm, type PageForm } from './page-form.ts'

const app = express()
  .use(pageForm)
  .use(async ({ body }, response) => {
    const shown = (body as PageForm).map(async ([name, value]) => [
      name,
      typeof value === 'string' ? value : `${value.name} ${value.type} ${await value.text()}`,
    ])
    response.json(await Promise.all(shown))
  })
  .use(errorHandler({ error: () => {} } as never))
const post = () => request(app).post('/en/user/setting.html')

test('a page form preserves text fields as sent, including repeated names', async () => {
  const { body } = await post().type('form').send('nick=J%C3%B6rg+A&tag=1&tag=2&empty=')
  expect(body).toEqual([
    ['nick', 'Jörg A'],
    ['tag', '1'],
    ['tag', '2'],
    ['empty', ''],
  ])
})

test('a page form preserves files with their name and type, next to text fields', async () => {
  const { body } = await post()
    .field('intent', 'avatar')
    .attach('file', Buffer.from('a picture'), { filename: 'ich.png', contentType: 'image/png' })
  expect(body).toEqual([
    ['intent', 'avatar'],
    ['file', 'ich.png image/png a picture'],
  ])
})

test.each([
  ['without a boundary', 'multipart/form-data', 'hello'],
  [
    'that is truncated',
    'multipart/form-data; boundary=x',
    '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\nhal',
  ],
  ['without parts', 'multipart/form-data; boundary=x', 'nothing of the kind'],
])('a multipart form %s is refused', async (_what, type, body) => {
  expect((await post().set('Content-Type', type).send(body)).status).toBe(400)
})

test('a form with too much text is refused', async () => {
  expect(
    (
      await post()
        .type('form')
        .send('x'.repeat(101 * 1024))
    ).status,
  ).toBe(413)
})

test('a file that exceeds the total upload limit is replaced by one that every page refuses', async () => {
  const answer = post()
  for (let file = 0; file < 3; file++) answer.attach('file', Buffer.alloc(3 * 1024 * 1024, 'x'), `${file}.png`)
  const { body } = (await answer) as { body: [string, string][] }
  expect(body.map(([, shown]) => shown.length > 5 * 1024 * 1024)).toEqual([false, false, true])
})

test('an oversized file is replaced by one that every page refuses, and the other fields are preserved', async () => {
  const sizes = express()
    .use(pageForm)
    .use(
      ({ body }, response) =>
        void response.json(
          (body as PageForm).map(([name, value]) => [name, typeof value === 'string' ? value : value.size]),
        ),
    )
  const { body } = await request(sizes)
    .post('/')
    .field('intent', 'avatar')
    .attach('file', Buffer.alloc(9 * 1024 * 1024), 'ich.png')
    .field('late', 'x')
  expect(body).toEqual([
    ['intent', 'avatar'],
    ['late', 'x'],
    ['file', 5 * 1024 * 1024 + 1],
  ])
})

test('a request body that is not a form has no form fields', async () => {
  const { body } = await post().type('json').send('{"nick":"x"}')
  expect(body).toEqual([])
})
