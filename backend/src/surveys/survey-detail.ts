import type { Survey } from 'calls/entities/survey'
import type { surveyDetail } from 'calls/surveys'
import { memoize } from 'platform/api/memoize'
import { Refusal } from 'platform/api/refusal'
import type { CallOutput } from 'shared-state/api/declare-call'
import { errorCodes } from 'shared-state/api/error-codes'
import type { Language } from 'shared-state/i18n/languages'
import { articleHtml } from '../education/article-html.ts'
import { published, surveyColumns, toSurveys } from './survey-rows.ts'
import type { SurveyDeps, SurveyRow } from './survey-rows.ts'

const RELATED = 4

/** Reads one published survey with related ones (calls, survey.detail). */
export function createSurveyDetail(deps: SurveyDeps) {
  const { db } = deps

  /** Rendered once per minute, language and version: markdown costs more than the rest of the answer. */
  const render = memoize(
    { seconds: 60, most: 300 },
    async (code: string, lang: Language, _version: string): Promise<string> => {
      const row = await db.one<{ text: string }>('SELECT s.content->>$2 AS text FROM surveys s WHERE s.code = $1', [
        code,
        lang,
      ])
      if (!row) throw new Refusal(errorCodes.notFound)
      return articleHtml(row.text).content
    },
  )

  /** Others of the same broker, then of the same country, latest visit first. */
  async function related({ code, broker_code, country_code }: SurveyRow, lang: Language): Promise<Survey[]> {
    const rows = await db.query<SurveyRow>(
      `SELECT ${surveyColumns('$1')} FROM surveys s
       WHERE s.code <> $2 AND (s.broker_code = $3 OR s.country_code = $4) AND ${published}
       ORDER BY s.broker_code = $3 DESC, s.visited_on DESC, s.code LIMIT ${RELATED}`,
      [lang, code, broker_code, country_code],
    )
    return toSurveys(deps.readBrokers, rows)
  }

  return async (code: string, lang: Language): Promise<CallOutput<typeof surveyDetail>> => {
    const row = await db.one<SurveyRow>(
      `SELECT ${surveyColumns('$2')} FROM surveys s WHERE s.code = $1 AND ${published}`,
      [code, lang],
    )
    if (!row) throw new Refusal(errorCodes.notFound)
    const [[survey], content, others] = await Promise.all([
      toSurveys(deps.readBrokers, [row]),
      render(code, lang, row.updated_at),
      related(row, lang),
    ])
    if (!survey) throw new Refusal(errorCodes.notFound)
    return { survey: { ...survey, content }, related: others }
  }
}
