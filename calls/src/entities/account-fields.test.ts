import { safeParse } from 'shared-state/schema'
import type { Schema } from 'shared-state/schema'
import { address, areaCode, codeScenes, nick, ownPath, password, phone } from './account-fields.ts'

const fields = { address, areaCode, nick, ownPath, password, phone } satisfies Record<string, Schema>
const isValid = (field: keyof typeof fields, value: unknown) => safeParse(fields[field] as Schema, value).success

test.each<[keyof typeof fields, string[]]>([
  ['password', ['12345678', 'x'.repeat(64)]],
  ['nick', ['An', '  An  ', 'x'.repeat(20), '你好', 'A.', '★☆', 'Zoë 2']],
  ['address', ['ann@site.example']],
  ['areaCode', ['62', '+62', '+1', '+12345', '12345']],
  ['phone', ['1234', '081234567890', '1'.repeat(15)]],
  ['ownPath', ['/en/', '/en/user/setting.html?tab=1', `/${'x'.repeat(299)}`]],
])('the field %s accepts %j', (field, values) => {
  expect(values.filter(value => !isValid(field, value))).toEqual([])
})

test.each<[keyof typeof fields, string[]]>([
  ['password', ['', '1234567', 'x'.repeat(65)]],
  [
    'nick',
    [
      '',
      'A',
      ' A ',
      'x'.repeat(21),
      'A\u3164',
      '\u2800\u2800',
      'A\u034f',
      'An\u200bn',
      'An\u202en',
      'An\nn',
      'a\u0301',
    ],
  ],
  ['address', ['', 'ann', 'ann@', '@site.example', `${'x'.repeat(250)}@x.example`]],
  ['areaCode', ['', '+', '123456', '+123456', '62a', 'x62', '++62']],
  ['phone', ['', '123', '1'.repeat(16), '12345x', 'x12345', '+62812', '08 12 34']],
  ['ownPath', ['', 'en', '//evil.example', 'https://evil.example/', `/${'x'.repeat(300)}`]],
])('the field %s refuses %j', (field, values) => {
  expect(values.filter(value => isValid(field, value))).toEqual([])
})

test('a nickname is kept without the spaces around it, and says what is wrong with one that cannot be seen', () => {
  expect(safeParse(nick, '  An  ')).toMatchObject({ success: true, data: 'An' })
  expect(safeParse(nick, 'An\u200bn')).toMatchObject({ error: { issues: [{ params: { fault: 'unseen' } }] } })
})

test('a code is requested for one of five purposes', () => {
  expect(codeScenes).toEqual(['login', 'register', 'bind', 'forgot', 'change'])
})
