import { typedAddress, typedCode, typedNumber } from './typed.ts'

test.each([
  '123456',
  ' 123 456 ',
  '123-456',
  '１２３４５６',
  '١٢٣٤٥٦',
  '१२३\u00a0४५६',
  '\u200e123456',
  'Kode: 123456.',
])('the typed code %j is normalised to 123456', typed => {
  expect(typedCode(typed)).toBe('123456')
})

test('a phone number typed with its country code is normalised without it', () => {
  expect(['+62 812 3450', '0062 8123450', '0812 3450', '+1 812 3450'].map(typed => typedNumber(typed, '62'))).toEqual([
    '8123450',
    '8123450',
    '08123450',
    '18123450',
  ])
})

test.each([
  ['0812-3450 0002', '081234500002'],
  ['+62 (812) 3450.0002', '6281234500002'],
  ['0062 812 3450 0002', '6281234500002'],
  ['\u202a+62 812\u20113450\u20110002\u202c', '6281234500002'],
  ['０８１２３４５００００２', '081234500002'],
  ['0812x', '0812x'],
])('the typed phone number %j is normalised to %s', (typed, number) => {
  expect(typedNumber(typed)).toBe(number)
})

test.each([
  [' Budi+News@Mail.example\u200b ', 'Budi+News@Mail.example'],
  ['budi@bücher.example', 'budi@xn--bcher-kva.example'],
  ['иван@mail.example', 'иван@mail.example'],
  ['budi@bücher.example/x', 'budi@bücher.example/x'],
  ['budi', 'budi'],
])('the typed email address %j is normalised to %s', (typed, address) => {
  expect(typedAddress(typed)).toBe(address)
})
