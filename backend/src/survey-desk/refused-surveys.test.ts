import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals'
import { START_MS } from '../testing/api-under-test.ts'
import { startSurveyDesk, surveyText } from '../testing/survey-desk-scene.ts'
import type { SurveyDeskScene } from '../testing/survey-desk-scene.ts'

let scene: SurveyDeskScene
beforeAll(async () => {
  scene = await startSurveyDesk()
}, START_MS)
afterAll(() => scene.site.close())
afterEach(() => expect(scene.site.errors).toEqual([]))

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
const inEnglish = (field: 'title' | 'summary' | 'content', en: string) => ({ [field]: { ...surveyText[field], en } })

test.each([
  ['an unknown broker', { traderCode: 'nobody9' }, 3001, 'traderCode'],
  ['an unknown country', { countryCode: '999' }, 1004, 'countryCode'],
  ['a day before 1990', { date: '1989-12-31' }, 1003, 'date'],
  ['a day in the future', { date: inDays(2) }, 1003, 'date'],
  ['a day that does not exist', { date: '2026-02-30' }, 1004, 'date'],
  ['an unknown verdict', { verdict: 'excellent' }, 1004, 'verdict'],
  ['a title of 121 characters', inEnglish('title', 'x'.repeat(121)), 1002, 'title.en'],
  ['a line break in the title', inEnglish('title', 'Visit\nto'), 1004, 'title.en'],
  ['a summary of 301 characters', inEnglish('summary', 'x'.repeat(301)), 1002, 'summary.en'],
  ['a content of 49 characters', inEnglish('content', 'x'.repeat(49)), 1002, 'content.en'],
  ['a content of 20,001 characters', inEnglish('content', 'word '.repeat(4_000) + 'x'), 1002, 'content.en'],
  ['a content in one language', { content: { en: surveyText.content.en } }, 1001, 'content.id'],
  ['markdown that takes long to convert', inEnglish('content', '*a_ '.repeat(5_000)), 1004, 'content.en'],
  ['an address of 301 characters', { address: 'x'.repeat(301) }, 1002, 'address'],
  ['ten pictures', { imageIds: Array(10).fill('i1') }, 1002, 'imageIds'],
  ['an unknown picture', { imageIds: ['i1'] }, 1004, 'imageIds'],
  ['more captions than pictures', { captions: ['The door'] }, 1002, 'captions'],
])('a survey with %s is refused at that field', async (_name, more, code, field) => {
  const before = (await scene.desk()).total
  const { ErrorCode, errors } = await scene.save(more)
  expect([ErrorCode, errors?.map(error => error.field)]).toEqual([code, [field]])
  expect((await scene.desk()).total).toBe(before)
})

test('a visit of today can be written', async () => {
  expect((await scene.save({ date: inDays(0) })).succeed).toBe(true)
})

test('the message about an unknown broker names it', async () => {
  expect((await scene.save({ traderCode: 'b9' })).errors![0]!.message).toBe('No such broker: b9')
})
