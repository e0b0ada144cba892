import { expect, test } from '@jest/globals'
import { CommandRefused } from 'platform/api/command-refused'
import { readRecords } from './read-records.ts'
import type { DataFormat, FileRecord } from './read-records.ts'
import { LONGEST_LINE } from './text-lines.ts'

const shape = {
  forms: { code: 'text', name: 'text', n: 'number', yes: 'boolean', tags: 'list' },
  required: ['code'],
} as const

/** Splits a text into chunks of a few bytes, so that lines, quotes and characters are cut anywhere. */
async function* chunks(text: string | Uint8Array, size = 7): AsyncGenerator<Uint8Array> {
  const bytes = Buffer.from(text)
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
}

async function read(text: string | Uint8Array, format: DataFormat = 'csv', size?: number): Promise<FileRecord[]> {
  const records: FileRecord[] = []
  for await (const some of readRecords(chunks(text, size), format, shape)) records.push(...some)
  return records
}

test('CSV cells become typed values, empty cells are left out, and each record has its first line number', async () => {
  expect(
    await read(
      '\uFEFFcode,name,n,yes,tags\r\na,"two\r\nlines",1.5,yes,x| y\r\n\r\nb,Édouard 文,-2,0,\r\nc,,twelve,maybe,z',
    ),
  ).toEqual([
    { line: 2, values: { code: 'a', name: 'two\r\nlines', n: 1.5, yes: true, tags: ['x', 'y'] } },
    { line: 5, values: { code: 'b', name: 'Édouard 文', n: -2, yes: false } },
    { line: 6, values: { code: 'c', n: 'twelve', yes: 'maybe', tags: ['z'] } },
  ])
})

test('a wrong quote in a CSV file spoils only its own row', async () => {
  const rows = await read(
    'code,name\na,"never closed\nb,"fine"\nc,"bad"tail\nd,x"y\ne,"two\nlines"\nf\ng,last\nh,"open at the end\ni,read all the same',
  )
  expect(rows).toEqual([
    { line: 2, problem: expect.stringMatching(/quote/) },
    { line: 3, values: { code: 'b', name: 'fine' } },
    { line: 4, problem: expect.stringMatching(/after a closing quote/) },
    { line: 5, problem: expect.stringMatching(/quote inside/) },
    { line: 6, values: { code: 'e', name: 'two\nlines' } },
    { line: 8, problem: 'has 1 cells, but the first line names 2 columns' },
    { line: 9, values: { code: 'g', name: 'last' } },
    { line: 10, problem: expect.stringMatching(/never closed/) },
    { line: 11, values: { code: 'i', name: 'read all the same' } },
  ])
})

test('an unclosed quote in a long CSV file spoils only its own row', async () => {
  const many = Array.from({ length: 12_000 }, (_, index) => `r${index},x`).join('\n')
  const rows = await read(`code,name\na,"open\n${many}\n`, 'csv', 50_000)
  expect(rows[0]).toEqual({ line: 2, problem: expect.stringMatching(/not closed/) })
  expect(rows.slice(1).map(({ line }) => line)).toEqual(Array.from({ length: 12_000 }, (_, index) => index + 3))
  expect(rows.every((row, index) => index === 0 || 'values' in row)).toBe(true)
})

test('an overlong line in a CSV file is rejected, and reading continues after it', async () => {
  const rows = await read(`code,name\na,${'x'.repeat(3 * LONGEST_LINE)}\nb,y\n`, 'csv', 50_000)
  expect(rows).toEqual([
    { line: 2, problem: expect.stringMatching(/longer than/) },
    { line: 3, values: { code: 'b', name: 'y' } },
  ])
})

test.each([
  ['', /empty/],
  ['code,nmae\n', /no such column: nmae/],
  ['name\nx\n', /lacks the column code/],
  ['code,code\n', /twice/],
  ['"code\n', /must name the columns/],
])('a CSV file with the first line %j is refused', async (text, words) => {
  await expect(read(text)).rejects.toBeInstanceOf(CommandRefused)
  await expect(read(text)).rejects.toThrow(words)
})

test('in JSON Lines a null is left out, and a line that is not an object is bad', async () => {
  expect(await read('{"code":"a","n":1,"name":null}\n\n[1]\n{"code":\n"b"\n{"code":"c"}', 'jsonl')).toEqual([
    { line: 1, values: { code: 'a', n: 1 } },
    { line: 3, problem: 'the line is not a JSON object' },
    { line: 4, problem: 'the line is not valid JSON' },
    { line: 5, problem: 'the line is not a JSON object' },
    { line: 6, values: { code: 'c' } },
  ])
})
