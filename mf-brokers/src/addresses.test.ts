import { brokerPath, readCode, readNameCode } from './addresses.ts'

test.each([
  ['quillhaven-fx-Q123.html', { slug: 'quillhaven-fx', code: 'Q123' }],
  ['quillhaven-fx-Q123', { slug: 'quillhaven-fx', code: 'Q123' }],
  ['Q123', { slug: '', code: 'Q123' }],
  ['-Q123.html', { slug: '', code: 'Q123' }],
])('%s is parsed into slug and code', (nameCode, named) => {
  expect(readNameCode(nameCode)).toEqual(named)
})

test.each([undefined, '', '.html', 'quillhaven-', 'a-b c', `x-${'1'.repeat(21)}`, 'x-1%27--', '../../etc/passwd'])(
  '%p is not a valid slug and code',
  nameCode => {
    expect(readNameCode(nameCode)).toBeUndefined()
  },
)

test('a bare code with a dash or an extension is rejected', () => {
  expect(readCode('Q123')).toBe('Q123')
  expect(readCode('fx-Q123')).toBeUndefined()
  expect(readCode('Q123.html')).toBeUndefined()
})

test('a generated broker address can be parsed back', () => {
  const broker = { slug: 'quillhaven-fx', code: 'Q123' }
  expect(brokerPath(broker, 'review')).toBe('/brokers/review/quillhaven-fx-Q123.html')
  expect(readNameCode(brokerPath(broker).split('/').at(-1))).toEqual(broker)
})
