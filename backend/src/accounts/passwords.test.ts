import { expect, test } from '@jest/globals'
import { createPasswordCheck, hashPassword } from './passwords.ts'

const passwords = createPasswordCheck()

test('a password is stored as argon2id with the cost that OWASP recommends, and a salt of its own', async () => {
  const [first, second] = await Promise.all([hashPassword('correct horse'), hashPassword('correct horse')])
  expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(second).not.toBe(first)
})

test('only the right password matches, however its accents were typed', async () => {
  const encoded = await hashPassword('caf\u00e9 au lait')
  expect(await passwords.matches('caf\u00e9 au lait', encoded)).toBe(true)
  expect(await passwords.matches('cafe\u0301 au lait', encoded)).toBe(true)
  expect(await passwords.matches('cafe au lait', encoded)).toBe(false)
  expect(await passwords.matches('caf\u00e9 au lait', await hashPassword('cafe\u0301 au lait'))).toBe(true)
})

test('nothing matches an account without a password, not even the empty password', async () => {
  expect(await passwords.matches('', undefined)).toBe(false)
  expect(await passwords.matches('correct horse', undefined)).toBe(false)
})
