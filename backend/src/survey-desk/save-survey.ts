import type { surveySave } from 'calls/survey-desk'
import type { Db, Queries } from 'database/db'
import type { Caller } from 'platform/api/handle'
import { Refusal } from 'platform/api/refusal'
import { signedIn } from 'platform/api/signed-in'
import type { CallOutput, CallParsed } from 'shared-state/api/declare-call'
import { errorCodes } from 'shared-state/api/error-codes'
import type { Language } from 'shared-state/i18n/languages'
import { surveySlug } from '../data-tools/survey-slug.ts'
import { placePictures } from '../images/place-pictures.ts'
import { checkSurvey } from './check-survey.ts'
import { lockSurvey, recordEvent, refuseStaff } from './survey-history.ts'

const changedMeanwhile: Record<Language, string> = {
  en: 'Somebody else changed this survey in the meantime. Copy your text, open the survey again and add your changes.',
  id: 'Survei ini sudah diubah oleh orang lain. Salin teks Anda, buka kembali surveinya, lalu tambahkan perubahan Anda.',
}

type Input = CallParsed<typeof surveySave>
type Saved = Omit<CallOutput<typeof surveySave>, 'updatedAt'>

/** Publishes a survey or changes one from the desk (calls, survey.save). */
export async function saveSurvey(db: Db, input: Input, caller: Caller): Promise<CallOutput<typeof surveySave>> {
  const { userId } = signedIn(caller)
  await checkSurvey(db, input, caller.lang)
  return db.transaction(async queries => {
    await refuseStaff(queries, input.traderCode, caller)
    const isNew = input.code === undefined
    const saved = isNew ? await insert(queries, input, caller) : await change(queries, input, caller)
    const action = isNew ? 'write' : 'change'
    return { ...saved, updatedAt: await recordEvent(queries, { code: saved.code, action, userId }) }
  })
}

const valuesOf = (input: Input, imageIds: readonly string[]) => [
  JSON.stringify(input.title),
  JSON.stringify(input.summary),
  JSON.stringify(input.content),
  input.traderCode,
  input.countryCode.padStart(3, '0'),
  input.address,
  input.date,
  input.verdict,
  imageIds,
]
const returning = 'RETURNING code, slug, published_at AS "publishedAt"'

async function insert(queries: Queries, input: Input, caller: Caller): Promise<Saved> {
  const imageIds = await placePictures(queries, input, caller, { private: false })
  const saved = await queries.one<Saved>(
    `INSERT INTO surveys (code, title, summary, content, broker_code, country_code, address, visited_on, verdict, image_ids, slug, published_at)
     VALUES (nextval('survey_desk_codes')::text, $1, $2, $3, $4, $5, $6, $7::date, $8, $9, $10, now()) ${returning}`,
    [...valuesOf(input, imageIds), surveySlug(input.title.en)],
  )
  return saved!
}

/** A survey keeps its address. Pictures that it no longer shows are deleted, whoever uploaded them. */
async function change(queries: Queries, input: Input, caller: Caller): Promise<Saved> {
  const { code = '', updatedAt = '' } = input
  const locked = await lockSurvey(queries, code, caller)
  if (!locked) throw new Refusal(errorCodes.notFound)
  if (Date.parse(locked.version) !== Date.parse(updatedAt))
    throw new Refusal(errorCodes.wrongState, { message: changedMeanwhile[caller.lang] })
  const imageIds = await placePictures(queries, input, caller, { private: false }, locked.imageIds)
  const removed = locked.imageIds.filter(id => !imageIds.includes(id))
  await queries.query('DELETE FROM images WHERE image_id = ANY($1)', [removed])
  const saved = await queries.one<Saved>(
    `UPDATE surveys SET title = $1, summary = $2, content = $3, broker_code = $4, country_code = $5, address = $6, visited_on = $7::date,
       verdict = $8, image_ids = $9, updated_at = now() WHERE code = $10 ${returning}`,
    [...valuesOf(input, imageIds), code],
  )
  return saved!
}
