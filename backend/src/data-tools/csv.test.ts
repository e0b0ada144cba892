import { expect, test } from '@jest/globals'
import { parse } from 'csv-parse/sync'
import fc from 'fast-check'
import { readCsvRecord, writeCsvRecord } from './csv.ts'

test.each([
  ['a,b,c', ['a', 'b', 'c']],
  ['', ['']],
  ['a,,', ['a', '', '']],
  ['"a, b","say ""hi""",c', ['a, b', 'say "hi"', 'c']],
  ['"two\nlines",x', ['two\nlines', 'x']],
  ['"",""', ['', '']],
])('the CSV record %j has the cells %j', (text, cells) => {
  expect(readCsvRecord(text)).toEqual({ cells })
})

test.each(['"a', '"a""', 'x,"a,b'])('the CSV record %j continues on the next line', text => {
  expect(readCsvRecord(text)).toBe('unclosed')
})

test.each([
  ['"a"b,c', /column 1: text after a closing quote/],
  ['a,b"c', /column 2: a quote inside an unquoted cell/],
])('the CSV record %j is refused', (text, words) => {
  expect(readCsvRecord(text)).toEqual({ problem: expect.stringMatching(words) })
})

const cells = fc.array(fc.oneof(fc.string(), fc.constantFrom('"', ',', '\n', '\r\n', ' a ', '""', 'À 文 🙂')), {
  minLength: 2,
  maxLength: 6,
})

test('a written CSV record with any characters is read back unchanged, here and by another parser', () => {
  fc.assert(
    fc.property(cells, record => {
      const text = writeCsvRecord(record)
      expect(readCsvRecord(text.slice(0, -1))).toEqual({ cells: record })
      expect(parse(text, { record_delimiter: '\n' })).toEqual([record])
    }),
  )
})
