import { exposureUpload } from 'calls/exposure-cases'
import { surveyDesk, surveyDraft, surveySave, surveyWithdraw } from 'calls/survey-desk'
import { startApi } from './api-under-test.ts'
import type { ApiUnderTest } from './api-under-test.ts'
import { insertSurvey } from './insert-survey.ts'
import { pngFile } from './png-file.ts'
import { addBroker, addTestUser } from './scene.ts'
import type { TestUser } from './scene.ts'

/** A survey as an editor writes it. */
export const surveyText = {
  title: { en: 'Visit to the harbour office', id: 'Kunjungan ke kantor pelabuhan' },
  summary: { en: 'A mailbox, and nobody at home.', id: 'Hanya kotak surat, tidak ada orang.' },
  content: {
    en: 'The ground floor is a shop that rents out mailboxes by the month.',
    id: 'Lantai dasarnya toko yang menyewakan kotak surat secara bulanan.',
  },
  traderCode: 'b1',
  countryCode: '36',
  address: '12 Harbour Street, Sydney',
  date: '2026-03-02',
  verdict: 'doubtful' as const,
}

/** A site with an editor, the brokers `b1` and `b2`, and the survey `file1` that did not come from the desk. */
export async function startSurveyDesk() {
  const site: ApiUnderTest = await startApi({ sample: false })
  const editor = await addTestUser(site, 'Editor', ['editor'])
  await addBroker(site.db, 'b1')
  await addBroker(site.db, 'b2')
  await insertSurvey(site.db, { code: 'file1', broker: 'b1', publishedAt: '2020-01-01T00:00:00Z' })
  const save = async (more: object = {}, by: TestUser = editor) =>
    (await by.visitor.call(surveySave, { ...surveyText, ...more })).body
  const draft = async (code: string) => (await editor.visitor.call(surveyDraft, { code })).body
  /** Changes a survey from its present version. */
  const change = async (code: string, more: object = {}, by: TestUser = editor) =>
    save({ code, updatedAt: (await draft(code)).Data!.updatedAt, ...more }, by)
  const withdraw = async (code: string, by: TestUser = editor) => (await by.visitor.call(surveyWithdraw, { code })).body
  const desk = async (more: object = {}) => (await editor.visitor.call(surveyDesk, more)).body.Data!
  const upload = async (by: TestUser = editor) => {
    return (await by.visitor.call(exposureUpload, { file: await pngFile('door.png') })).body.Data!.image.imageId
  }
  return { site, editor, save, draft, change, withdraw, desk, upload }
}
export type SurveyDeskScene = Awaited<ReturnType<typeof startSurveyDesk>>
