import { expect, test } from '@jest/globals'
import express from 'express'
import request from 'supertest'
import { errorHandler } from './error-handler.ts'

const logged: string[] = []
const app = express()
  .use('/id/throws', () => {
    throw new Error('secret')
  })
  .use('/en/refuses', () => {
    throw Object.assign(new Error('secret'), { status: 413 })
  })
  .use(errorHandler({ error: (_fields: object, message: string) => void logged.push(message) } as never))

test('a middleware error answers 500 in the language of the path and reveals nothing about the error', async () => {
  const { status, text } = await request(app).get('/id/throws')
  expect(status).toBe(500)
  expect(text).toContain('<html lang="id">')
  expect(text).toContain('Unknown middleware')
  expect(text).toContain('Ada gangguan di pihak kami.')
  expect(text).not.toContain('tidak ada')
  expect(text).not.toContain('secret')
  expect(logged).toEqual(['request failed'])
})

test('a refusal thrown by a middleware keeps its status', async () => {
  const { status, text } = await request(app).get('/en/refuses')
  expect([status, text.includes('Oops! An error occurred!'), text.includes('middleware')]).toEqual([413, true, false])
})
