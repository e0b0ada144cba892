import { expect, test } from '@jest/globals'
import { isCommonPassword } from './password-rules.ts'

test.each([
  'password',
  'Password1!',
  'P@ssw0rd',
  '12345678',
  'qwerty123',
  '1q2w3e4r',
  'aaaaaaaa',
  'abcabcab',
  '19900101',
  '01-01-1990',
  'iloveyou2',
  'sayang123',
  'monkeymonkey',
  'asdfzxcv',
  'abcd1234',
  'admin@123',
  'bismillah',
  'zaq12wsx',
  'a1b2c3d4',
  'Trustno1',
])('the password %s is too easy to guess', password => expect(isCommonPassword(password)).toBe(true))

test.each([
  'correct horse battery',
  'Tr0ub4dor&3',
  'xk29-fjw0q',
  'dragon-of-the-sea-42',
  'jalan kaki ke pasar',
  '7dNq!2_x',
])('the password %s is not too easy to guess', password => expect(isCommonPassword(password)).toBe(false))

test('a password made of the user’s own name and digits is too easy to guess', () => {
  expect(isCommonPassword('Kurniawati88', ['kurniawati'])).toBe(true)
  expect(isCommonPassword('Kurniawati88', ['someone else'])).toBe(false)
})
