import { expect, test } from '@jest/globals'
import { temporaryFolder } from 'database/testing/temporary-folder'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { readWrittenArticles } from './written-articles.ts'

function folderWith(files: Record<string, string>): URL {
  const folder = join(temporaryFolder(), 'articles')
  mkdirSync(folder)
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text)
  return pathToFileURL(`${folder}/`)
}

const english =
  '---\ntitle: What: a pip\nsummary: Short.\ncategory: education\nlevel: beginner\ntags: pip, stop loss\n---\nBody.\n'

test('a handwritten article is read in both languages', () => {
  const [article] = readWrittenArticles(
    folderWith({
      '03-pip.en.md': english,
      '03-pip.id.md': english.replace('What: a pip', 'Apa: pip').replace('Body', 'Isi'),
    }),
  )
  expect(article).toMatchObject({
    number: 3,
    category: 'education',
    level: 'beginner',
    tags: ['pip', 'stop-loss'],
    title: { en: 'What: a pip', id: 'Apa: pip' },
    body: { en: 'Body.', id: 'Isi.' },
  })
})

test('an article without a required field is refused with its file name', () => {
  const folder = folderWith({ '03-pip.en.md': english, '03-pip.id.md': english.replace('title: What: a pip\n', '') })
  expect(() => readWrittenArticles(folder)).toThrow(`Article 03-pip.en.md has no 'title' in one of its languages`)
})

test('at least 24 handwritten articles exist in both languages', () => {
  const articles = readWrittenArticles()
  expect(articles.length).toBeGreaterThanOrEqual(24)
  expect(articles.filter(({ body }) => body.en.length < 500 || body.id.length < 500)).toEqual([])
})
