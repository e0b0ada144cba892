import { expect, test } from '@jest/globals'
import express from 'express'
import request from 'supertest'
import { lastResort } from './last-resort.ts'
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
  .use(lastResort({ error: () => {} } as never))
const post = () => request(app).post('/en/user/setting.html')

test('words come as they were sent, doubled names too', async () => {
  const { body } = await post().type('form').send('nick=J%C3%B6rg+A&tag=1&tag=2&empty=')
  expect(body).toEqual([
    ['nick', 'Jörg A'],
    ['tag', '1'],
    ['tag', '2'],
    ['empty', ''],
  ])
})

test('files come with their name and type beside the words', async () => {
  const { body } = await post()
    .field('intent', 'avatar')
    .attach('file', Buffer.from('a picture'), { filename: 'ich.png', contentType: 'image/png' })
  expect(body).toEqual([
    ['intent', 'avatar'],
    ['file', 'ich.png image/png a picture'],
  ])
})

test.each([
  ['without its boundary', 'multipart/form-data', 'hello'],
  ['that breaks off', 'multipart/form-data; boundary=x', '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\nhal'],
  ['of no parts', 'multipart/form-data; boundary=x', 'nothing of the kind'],
])('a form %s is refused', async (_what, type, body) => {
  expect((await post().set('Content-Type', type).send(body)).status).toBe(400)
})

test('a form of too many words is refused', async () => {
  expect(
    (
      await post()
        .type('form')
        .send('x'.repeat(101 * 1024))
    ).status,
  ).toBe(413)
})

test('a file that no longer fits with those before it becomes one that every page refuses', async () => {
  const answer = post()
  for (let file = 0; file < 3; file++) answer.attach('file', Buffer.alloc(3 * 1024 * 1024, 'x'), `${file}.png`)
  const { body } = (await answer) as { body: [string, string][] }
  expect(body.map(([, shown]) => shown.length > 5 * 1024 * 1024)).toEqual([false, false, true])
})

test('a file that is too large becomes one that every page refuses, among the fields as they were sent', async () => {
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

test('what is no form has no fields', async () => {
  const { body } = await post().type('json').send('{"nick":"x"}')
  expect(body).toEqual([])
})
