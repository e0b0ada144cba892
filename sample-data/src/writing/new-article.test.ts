import { expect, test } from '@jest/globals'
import { temporaryFolder } from 'database/testing/temporary-folder'
import { mkdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { readWrittenArticles } from '../written-articles.ts'
import { articleFaults } from './article-faults.ts'
import { newArticle } from './new-article.ts'

function emptyFolder(): URL {
  const folder = join(temporaryFolder(), 'articles')
  mkdirSync(folder)
  return pathToFileURL(`${folder}/`)
}

test('a new lesson has the next number, both languages, and the form of a whole lesson', () => {
  const folder = emptyFolder()
  newArticle('First steps', 'beginner', folder)
  const files = newArticle('What a margin call means to you', 'advanced', folder)
  expect(files.map(file => basename(fileURLToPath(file)))).toEqual([
    '02-what-a-margin-call-means.en.md',
    '02-what-a-margin-call-means.id.md',
  ])
  const articles = readWrittenArticles(folder)
  expect(articles.map(({ number, level }) => [number, level])).toEqual([
    [1, 'beginner'],
    [2, 'advanced'],
  ])
  expect(articles.flatMap(article => articleFaults(article, new Set()))).toEqual([])
})

test('a lesson without letters in its title, or with an unknown level, is not created', () => {
  const folder = emptyFolder()
  expect(() => newArticle('?!', 'beginner', folder)).toThrow('the title needs letters')
  expect(() => newArticle('Margin', 'guru', folder)).toThrow('the level is one of beginner, intermediate, advanced')
  expect(readWrittenArticles(folder)).toEqual([])
})
