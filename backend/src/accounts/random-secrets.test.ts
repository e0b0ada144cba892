import { expect, test } from '@jest/globals'
import { hashOfSecret, isSecretOf, newSecret } from './random-secrets.ts'

test('a secret has 256 bits, in characters for URLs, and is never the same', () => {
  const secrets = Array.from({ length: 100 }, newSecret)
  expect(new Set(secrets).size).toBe(100)
  for (const secret of secrets) expect(secret).toMatch(/^[\w-]{43}$/)
})

test('a secret belongs to its hash and to no other', () => {
  expect(hashOfSecret('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad')
  expect(isSecretOf(hashOfSecret('abc'), 'abc')).toBe(true)
  expect(isSecretOf(hashOfSecret('abc'), 'abd')).toBe(false)
})
