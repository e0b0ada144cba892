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
  '$ecret!!',
  'qu33n!!!',
  'P@ssw0rd1',
  '12-31-1999',
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

test('a password made of the user’s own short name is not too easy to guess for that reason', () => {
  expect(isCommonPassword('zxq!9812', ['zxq'])).toBe(false)
  expect(isCommonPassword('zxqw!9812', ['ZXQW'])).toBe(true)
  expect(isCommonPassword('k.m_7-q9', ['K.M_7-q9'])).toBe(true)
})

const rows = [
  '1234567890',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  'qwertzuiop',
  'azertyuiop',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm',
  'zaq12wsxcde34rfv',
  'a1b2c3d4e5f6g7h8i9',
  'qazwsxedcrfvtgbyhnujm',
  '1q2w3e4r5t6y7u8i9o0p',
  'q1w2e3r4t5y6u7i8o9p0',
  '!@#$%^&*()',
]
const backwards = ['0987654321', 'zyxwvutsrqponmlkjihgfedcba', 'poiuytrewq', 'lkjhgfdsa', 'mnbvcxz']

test.each([...rows, ...backwards])('eight keys anywhere along %s, and round its end, are too easy to guess', row => {
  for (const from of row.split('').keys()) expect(isCommonPassword((row + row).slice(from, from + 8))).toBe(true)
})

test.each([
  ['three runs of three keys', 'qwe!@#bnm', true],
  ['runs and two more keys', 'qwert890xk', true],
  ['runs and three more keys', 'qwert890xkd', false],
  ['runs of two keys', 'qwzxasqwzx', false],
  ['a row and half of it again', 'qwertyuiopqwert', true],
])('a password of %s, %s: %p', (_what, password, isCommon) => expect(isCommonPassword(password)).toBe(isCommon))

test.each([
  ['x7x7x7x7', true],
  ['x7kx7kx7', true],
  ['x7kqx7kqx7', true],
  ['x7kqvx7kqv', false],
])('the repeated piece %s: %p', (password, isCommon) => expect(isCommonPassword(password)).toBe(isCommon))

test.each([
  '31121999',
  '1.1.2000',
  '9/12/1985',
  '20001231',
  '1985-9-1',
  '2024.10.05',
  '24.10.1985',
  '1985/10/24',
  '30102010',
])('the date %s is too easy to guess', password => expect(isCommonPassword(password)).toBe(true))

test.each([
  '41151999',
  '31131999',
  '31121899',
  '18991331',
  '20001331',
  '20001232',
  '00121999',
  '31001999',
  'x31121999',
  '31121999x',
  '31_12_1999',
])('%s is no date', password => expect(isCommonPassword(password)).toBe(false))

test.each(['p4$$w0rd', '5un5h1n3', 'b@5k37b4ll', '8a5eball', 'sw!mm!ng', 'sw1mm1ng'])(
  'the word with signs for letters, %s, is too easy to guess',
  password => expect(isCommonPassword(password)).toBe(true),
)

test.each([
  ['a word in the middle of digits and signs', '12!monkey?99', true],
  ['a word with signs inside', 'mon-key_77', true],
  ['a word twice, in any letters', 'MonkeyMONKEY', true],
  ['a word twice with digits between', 'monkey12monkey', true],
  ['a word and a half', 'monkeymon', false],
  ['two words', 'monkeypizza', false],
  ['a word over two lines', 'mon\nkey12', true],
  ['no letter at all', '73!8_26?9', false],
])('a password of %s: %s', (_what, password, isCommon) => expect(isCommonPassword(password)).toBe(isCommon))

test.each(['1/2/1990', '25.3.1988', '31121999', '3/25/1988', '12311999', '1990-1-2', '2001.12.31', '20011231'])(
  'the date %s is too easy to guess',
  date => expect(isCommonPassword(date)).toBe(true),
)

test.each(['32/31/1999', '13-31-1999', '12311999 7', '7 20011231', '1990-13-32', '12/31/2199'])(
  'the digits %s are no date',
  digits => expect(isCommonPassword(digits)).toBe(false),
)
