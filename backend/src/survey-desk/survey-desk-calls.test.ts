import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals'
import { usercenterAccountexport } from 'calls/account-data'
import { surveyDesk } from 'calls/survey-desk'
import { surveyDetail, surveyList } from 'calls/surveys'
import { isShownImage } from '../image-files/shown-image.ts'
import { START_MS } from '../testing/api-under-test.ts'
import { addEnterprise, addTestUser } from '../testing/scene.ts'
import { startSurveyDesk, surveyText } from '../testing/survey-desk-scene.ts'
import type { SurveyDeskScene } from '../testing/survey-desk-scene.ts'

let scene: SurveyDeskScene
beforeAll(async () => {
  scene = await startSurveyDesk()
}, START_MS)
afterAll(() => scene.site.close())
afterEach(() => expect(scene.site.errors).toEqual([]))

const listed = async () => (await scene.site.visitor().call(surveyList, {})).body.Data!.items.map(({ code }) => code)
const detail = async (code: string) => (await scene.site.visitor().call(surveyDetail, { code })).body

test('a survey that an editor writes is published at once, and the desk lists it with its editor', async () => {
  const { save, desk, draft } = scene
  const { code, slug, publishedAt, updatedAt } = (await save()).Data!
  expect([code, slug]).toEqual([expect.stringMatching(/^73\d{8}$/), 'visit-to-the-harbour-office'])
  expect(await listed()).toContain(code)
  expect((await detail(code)).Data!.survey).toMatchObject({
    title: surveyText.title.en,
    countryCode: '036',
    date: '2026-03-02',
    verdict: 'doubtful',
    broker: { traderCode: 'b1' },
    sample: false,
    content: expect.stringMatching(/^<p>The ground floor/),
  })
  expect((await desk()).items[0]).toEqual({
    code,
    title: surveyText.title,
    broker: { code: 'b1', name: 'Broker b1' },
    verdict: 'doubtful',
    date: '2026-03-02',
    publishedAt,
    state: 'published',
    editable: true,
    history: [{ action: 'write', nick: 'Editor', at: expect.stringMatching(/Z$/) }],
  })
  expect((await draft(code)).Data).toMatchObject({ ...surveyText, countryCode: '036', photos: [], updatedAt })
})

test('a change of a survey is shown at once and keeps its code, slug and date of publication', async () => {
  const { save, change, desk } = scene
  const { code, slug, publishedAt } = (await save()).Data!
  await detail(code)
  const title = { ...surveyText.title, en: 'Nobody at the harbour' }
  expect((await change(code, { title, traderCode: 'b2' })).Data).toMatchObject({ code, slug, publishedAt })
  expect((await detail(code)).Data!.survey).toMatchObject({ title: title.en, slug, broker: { traderCode: 'b2' } })
  const { history } = (await desk()).items.find(item => item.code === code)!
  expect(history.map(({ action }) => action)).toEqual(['write', 'change'])
})

test('of several editors who opened the same version, one saves it and the others are refused', async () => {
  const { site, save } = scene
  const { code, updatedAt } = (await save()).Data!
  const second = await addTestUser(site, 'Second', ['moderator'])
  second.visitor.lang = 'id'
  const addresses = ['1 Mill Road', '2 Mill Road', '3 Mill Road', '4 Mill Road']
  const answers = await Promise.all(addresses.map(address => save({ code, updatedAt, address }, second)))
  expect(answers.map(({ ErrorCode }) => ErrorCode).sort()).toEqual([0, 3101, 3101, 3101])
  expect(answers.find(({ succeed }) => !succeed)!.message).toMatch(/^Survei ini sudah diubah oleh orang lain\./)
  const saved = addresses[answers.findIndex(({ succeed }) => succeed)]
  expect((await detail(code)).Data!.survey.address).toBe(saved)
  expect((await save({ code })).errors).toEqual([{ field: 'updatedAt', message: 'Please fill in this field.' }])
})

test('the photos of a survey are pictures of the caller, in their order, and those left out are deleted', async () => {
  const { site, save, change, upload, draft } = scene
  const second = await addTestUser(site, 'Photographer', ['editor'])
  const [door, hall] = [await upload(), await upload()]
  expect((await save({ imageIds: [door] }, second)).errors?.map(({ field }) => field)).toEqual(['imageIds'])
  const { code } = (await save({ imageIds: [hall, door], captions: ['The hall'] })).Data!
  const photos = async () => (await detail(code)).Data!.survey.photos.map(({ imageId, caption }) => [imageId, caption])
  expect(await photos()).toEqual([
    [hall, 'The hall'],
    [door, undefined],
  ])
  expect((await save({ imageIds: [door] })).errors?.map(({ field }) => field)).toEqual(['imageIds'])
  const lift = await upload(second)
  expect((await change(code, { imageIds: [lift, door] }, second)).succeed).toBe(true)
  expect(await photos()).toEqual([
    [lift, undefined],
    [door, undefined],
  ])
  expect((await draft(code)).Data!.photos.map(({ imageId }) => imageId)).toEqual([lift, door])
  expect(await site.db.query('SELECT FROM images WHERE image_id = $1', [hall])).toEqual([])
})

test('a withdrawn survey is gone for readers, and its text is kept', async () => {
  const { site, save, withdraw, desk, draft } = scene
  const { code } = (await save()).Data!
  await detail(code)
  const before = (await desk({ view: 'withdrawn' })).total
  for (let time = 0; time < 2; time += 1) expect((await withdraw(code)).Data).toEqual({ done: true })
  expect([(await detail(code)).ErrorCode, (await draft(code)).ErrorCode]).toEqual([3001, 3001])
  expect([await listed(), (await desk()).items.map(item => item.code)].flat()).not.toContain(code)
  const { items, total } = await desk({ view: 'withdrawn' })
  expect(total).toBe(before + 1)
  expect(items[0]).toMatchObject({
    code,
    title: surveyText.title,
    broker: { code: 'b1', name: 'Broker b1' },
    verdict: 'doubtful',
    date: '2026-03-02',
    state: 'withdrawn',
    editable: false,
  })
  expect(items[0]!.history.map(({ action }) => action)).toEqual(['write', 'withdraw'])
  const kept = await site.db.query('SELECT content FROM survey_history WHERE survey_code = $1', [code])
  expect(kept.at(-1)).toMatchObject({ content: { content: surveyText.content, address: surveyText.address } })
})

test('a survey from a file is listed, but cannot be opened, changed or withdrawn', async () => {
  const { save, draft, withdraw, desk } = scene
  const item = (await desk({ pageSize: 50 })).items.find(({ code }) => code === 'file1')
  expect(item).toMatchObject({ state: 'published', editable: false, history: [] })
  const answers = [
    await draft('file1'),
    await save({ code: 'file1', updatedAt: '2020-01-01T00:00:00.000Z' }),
    await withdraw('file1'),
  ]
  expect(answers.map(({ ErrorCode }) => ErrorCode)).toEqual([3101, 3101, 3101])
  expect(answers[0]!.message).toBe('This survey comes from a file. It cannot be changed here.')
})

test('an unknown survey cannot be opened, changed or withdrawn', async () => {
  const { save, draft, withdraw } = scene
  const updatedAt = new Date().toISOString()
  const answers = [await draft('99'), await save({ code: '99', updatedAt }), await withdraw('99')]
  expect(answers.map(({ ErrorCode }) => ErrorCode)).toEqual([3001, 3001, 3001])
})

test('staff of a broker can neither write, change nor withdraw a survey about it, nor move one to another broker', async () => {
  const { site, save, change, withdraw } = scene
  const insider = await addTestUser(site, 'Insider', ['editor'])
  await addEnterprise(site.db, 'b1', [insider])
  const { code } = (await save()).Data!
  const answers = [
    await save({}, insider),
    await change(code, {}, insider),
    await change(code, { traderCode: 'b2' }, insider),
    await withdraw(code, insider),
  ]
  expect(answers.map(({ ErrorCode }) => ErrorCode)).toEqual([2003, 2003, 2003, 2003])
  expect((await save({ traderCode: 'b2' }, insider)).succeed).toBe(true)
  expect((await detail(code)).Data!.survey.broker.traderCode).toBe('b1')
})

test('visitors and users without a role are refused; editors, moderators and ops are not', async () => {
  const { site } = scene
  expect((await site.visitor().call(surveyDesk, {})).body.ErrorCode).toBe(2001)
  const answers = []
  for (const roles of [[], ['editor'], ['moderator'], ['ops']]) {
    const { visitor } = await addTestUser(site, `Role${roles.join('')}`, roles)
    const { status, body } = await visitor.call(surveyDesk, {})
    const saved = await scene.save({}, { userId: '', visitor })
    answers.push([status, body.ErrorCode, saved.ErrorCode])
  }
  expect(answers).toEqual([[403, 2003, 2003], ...Array(3).fill([200, 0, 0])])
})

test('the surveys that an editor wrote are in the export of the account', async () => {
  const { visitor } = await addTestUser(scene.site, 'Leaving', ['editor'])
  const { code } = (await scene.save({}, { userId: '', visitor })).Data!
  const { data } = (await visitor.call(usercenterAccountexport, {})).body.Data!
  expect(data['editedSurveys']).toMatchObject([
    { survey_code: code, action: 'write', content: { title: surveyText.title } },
  ])
})

test('the photos of a survey are public as long as it is', async () => {
  const { site, save, upload, withdraw } = scene
  const photo = await upload()
  const isPublic = async () =>
    (
      await site.db.one<{ shown: boolean }>(
        `SELECT NOT private AND ${isShownImage} AS shown FROM images WHERE image_id = $1`,
        [photo],
      )
    )?.shown
  expect(await isPublic()).toBe(false)
  const { code } = (await save({ imageIds: [photo] })).Data!
  expect(await isPublic()).toBe(true)
  await withdraw(code)
  expect(await isPublic()).not.toBe(true)
})
