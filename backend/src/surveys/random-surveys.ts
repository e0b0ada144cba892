import type { Survey } from 'calls/entities/survey'
import type { Language } from 'shared-state/i18n/languages'
import { published, surveyColumns, toSurveys } from './survey-rows.ts'
import type { SurveyDeps, SurveyRow } from './survey-rows.ts'

/**
 * `num` published surveys in an order that is drawn anew every day (UTC). Those published since the day began come last, so that a new one
 * does not change the choice.
 */
export async function randomSurveys(
  deps: SurveyDeps,
  num: number,
  lang: Language,
  now = new Date(),
): Promise<Survey[]> {
  const day = now.toISOString().slice(0, 10)
  const rows = await deps.db.query<SurveyRow>(
    `SELECT ${surveyColumns('$1')} FROM surveys s WHERE ${published}
     ORDER BY s.published_at >= ($2 || 'T00:00:00Z')::timestamptz, md5($2 || ' ' || s.code), s.code LIMIT $3`,
    [lang, day, num],
  )
  return toSurveys(deps.readBrokers, rows)
}
