import { afterAll, beforeAll, expect, test } from '@jest/globals'
import type { Db } from 'database/db'
import { openTestDatabase } from 'sample-data/testing/test-database'
import { readKeyword, searchable } from './keyword.ts'

let db: Db
beforeAll(async () => {
  db = await openTestDatabase()
})
afterAll(() => db.close())

test.each([
  'Gildern-Partners',
  "O'Neil & Söhne [FX] \\ ^ _ `a` {b} ~",
  'Énergie—Çapital “Pro”',
  '中文 券商　（测试）',
  'ЖИВО Брокер',
  ' a\tb\n c ',
  'ﬁne ½ ® ™ İstanbul',
  'ŁÓDŹ',
  'ไทย ซื้อ',
  '한국 증권',
  '日本。語、ゴールド',
  '%_',
  '',
])('the text %j is normalised for search as the database does it', async text => {
  expect((await db.one<{ words: string }>('SELECT searchable($1) AS words', [text]))?.words).toBe(searchable(text))
})

test.each([
  ['https://www.Quill-Haven.example/en/?x=1', 'quill haven example'],
  ['www.quill-haven.example', 'quill haven example'],
  [' Quill  Haven ', 'quill haven'],
])('the keyword %j is searched as %j', (typed, text) => expect(readKeyword(typed).text).toBe(text))

test('a keyword is also searched without its spaces', () =>
  expect(readKeyword('Quill haven-FX')).toMatchObject({ words: ['quill', 'haven', 'fx'], squashed: 'quillhavenfx' }))
