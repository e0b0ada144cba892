import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { newsDetail } from 'calls/education'
import * as calls from 'calls/learning'
import { START_MS, startApi } from '../testing/api-under-test.ts'
import type { ApiUnderTest } from '../testing/api-under-test.ts'
import { insertArticle } from '../testing/found-rows.ts'
import { addTestUser } from '../testing/scene.ts'

let site: ApiUnderTest
beforeAll(async () => void (site = await startApi({ sample: false })), START_MS)
afterAll(() => site.close())
afterEach(() => expect(site.errors).toEqual([]))
beforeEach(() => site.db.query('DELETE FROM articles'))

const addLesson = async (code: string, level: string, place: number | null) => {
  await insertArticle(site.db, { code })
  await site.db.query('UPDATE articles SET level = $2, path_place = $3 WHERE code = $1', [code, level, place])
}
const addPaths = async () => {
  await addLesson('i1', 'intermediate', 1)
  await addLesson('b2', 'beginner', 7)
  await addLesson('b1', 'beginner', 3)
  await addLesson('other', 'beginner', null)
}

test('learning paths list the lessons of each level in their order, the easiest level first', async () => {
  await addPaths()
  const { items } = (await site.visitor().call(calls.learningPaths, {})).body.Data!
  expect(items.map(({ level, lessons }) => [level, lessons.map(({ code }) => code)])).toEqual([
    ['beginner', ['b1', 'b2']],
    ['intermediate', ['i1']],
  ])
})

test('the lesson after the last one of a level is the first one of the next level', async () => {
  await addPaths()
  const around = async (code: string) => {
    const { prev, next } = (await site.visitor().call(newsDetail, { code })).body.Data!
    return [prev?.code, next?.code]
  }
  expect([await around('b1'), await around('b2'), await around('i1')]).toEqual([
    [undefined, 'b2'],
    ['b1', 'i1'],
    ['b2', undefined],
  ])
})

test('completed lessons are added to the account, and the better result of a quiz stays', async () => {
  await addPaths()
  await insertArticle(site.db, { code: 'news', category: 'news' })
  const { visitor } = await addTestUser(site, 'Learner')
  const complete = async (...lessons: [code: string, right: number][]) =>
    (
      await visitor.call(calls.learningComplete, {
        lessons: lessons.map(([code, rightAnswers]) => ({ code, rightAnswers, questions: 3 })),
      })
    ).body.Data!.items.map(({ code, rightAnswers }) => [code, rightAnswers])
  expect(await complete(['b1', 2], ['news', 3], ['unknown', 3])).toEqual([['b1', 2]])
  expect(await complete(['b1', 1])).toEqual([['b1', 2]])
  expect((await complete(['b1', 3], ['b2', 9], ['b2', 0])).toSorted()).toEqual([
    ['b1', 3],
    ['b2', 3],
  ])
  expect((await visitor.call(calls.learningProgress, {})).body.Data!.items).toHaveLength(2)
  const other = await addTestUser(site, 'Other')
  expect((await other.visitor.call(calls.learningProgress, {})).body.Data!.items).toEqual([])
  expect((await site.visitor().call(calls.learningProgress, {})).body.ErrorCode).toBe(2001)
})

test('the glossary is in the visitor’s language and in its alphabetical order, and articles explain its terms', async () => {
  await site.db.query(`INSERT INTO glossary_terms VALUES
    ('swap', '{"en":"swap","id":"swap"}', '{"en":["swaps"],"id":[]}', '{"en":"Interest.","id":"Bunga."}'),
    ('lot', '{"en":"lot","id":"lot"}', '{"en":[],"id":["lot standar"]}', '{"en":"A size.","id":"Ukuran."}')
    ON CONFLICT (code) DO NOTHING`)
  await insertArticle(site.db, { code: 'b1' })
  await site.db.query(`UPDATE articles SET body = '{"en":"Swaps.","id":"Satu lot standar."}'`)
  const indonesian = Object.assign(site.visitor(), { lang: 'id' })
  const glossary = (await indonesian.call(calls.learningGlossary, {})).body.Data!.items
  expect(glossary.map(({ term }) => term)).toEqual(
    glossary.map(({ term }) => term).toSorted((a, b) => a.localeCompare(b, 'id')),
  )
  const { article } = (await indonesian.call(newsDetail, { code: 'b1' })).body.Data!
  expect(article.content).toContain('<a href="/id/education/glossary.html#lot" data-term="lot">')
  expect(article.terms.map(({ code }) => code)).toEqual(['lot'])
})
