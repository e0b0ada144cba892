import { expect, test } from '@jest/globals'
import { isLocalOrigin } from './local-origin.ts'

test.each([
  ['http://localhost:3000', true],
  ['http://127.0.0.1', true],
  ['https://site.example', false],
  ['http://localhost.evil.example', false],
])('the origin %s is local: %s', (origin, local) => {
  expect(isLocalOrigin(origin)).toBe(local)
})
