import type { SurveyDraft } from 'calls/survey-desk'
import type { Db } from 'database/db'
import { Refusal } from 'platform/api/refusal'
import { errorCodes } from 'shared-state/api/error-codes'
import type { Language } from 'shared-state/i18n/languages'
import { imagesColumn, toImages } from '../images/image-rows.ts'
import type { ImageRow } from '../images/image-rows.ts'
import { isFromFile } from './survey-history.ts'

type Row = Omit<SurveyDraft, 'updatedAt' | 'photos'> & { updatedAt: string | null; photos: ImageRow[] | null }

/** A survey with its whole text, for the form (calls, survey.draft). */
export async function readSurveyDraft(db: Db, code: string, lang: Language): Promise<SurveyDraft> {
  const row = await db.one<Row>(
    `SELECT s.code, s.title, s.summary, s.content, s.broker_code AS "traderCode", s.country_code AS "countryCode", s.address,
       s.visited_on AS date, s.verdict, ${imagesColumn('s.image_ids')} AS photos, s.published_at AS "publishedAt",
       (SELECT max(h.at) FROM survey_history h WHERE h.survey_code = s.code) AS "updatedAt"
     FROM surveys s WHERE s.code = $1`,
    [code],
  )
  if (!row) throw new Refusal(errorCodes.notFound)
  const { updatedAt } = row
  if (updatedAt === null) throw isFromFile(lang)
  return { ...row, photos: toImages(row.photos), updatedAt }
}
