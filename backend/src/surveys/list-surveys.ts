import type { surveyList } from 'calls/surveys'
import type { CallOutput, CallParsed } from 'shared-state/api/declare-call'
import type { Language } from 'shared-state/i18n/languages'
import { codesLike } from '../countries/same-country.ts'
import { readKeyword } from '../matching/keyword.ts'
import { textQuery } from '../matching/text-query.ts'
import { Conditions, orderBy, sliceOf } from '../sql-parts.ts'
import type { SortKey } from '../sql-parts.ts'
import { published, surveyColumns, toSurveys } from './survey-rows.ts'
import type { SurveyDeps, SurveyRow } from './survey-rows.ts'

/** `old` is exactly the reverse, so that one index supplies both. */
const newest: SortKey[] = [{ sql: 's.visited_on', desc: true }, { sql: 's.code' }]

/** A page of the published surveys (calls, survey.list). */
export async function listSurveys(
  deps: SurveyDeps,
  { countryCode, verdict, traderCode, keyword, order, pageIndex, pageSize }: CallParsed<typeof surveyList>,
  lang: Language,
): Promise<CallOutput<typeof surveyList>> {
  const { db } = deps
  const where = new Conditions()
  where.add(published)
  where.anyOf('s.country_code', countryCode === undefined ? undefined : codesLike(countryCode))
  where.when(verdict, value => `s.verdict = ${value}`)
  where.when(traderCode, code => `s.broker_code = ${code}`)
  if (keyword !== undefined && !addKeyword(where, keyword)) return { items: [], total: 0, pageIndex, pageSize }
  const count = await db.one<{ total: number }>(
    `SELECT count(*)::integer AS total FROM surveys s ${where.where}`,
    where.params,
  )
  const total = count?.total ?? 0
  const slice = sliceOf(pageIndex, pageSize, total)
  if (!slice) return { items: [], total, pageIndex, pageSize }
  const filter = where.where
  const isReverse = (order === 'old') !== slice.reverse
  const limits = `LIMIT ${where.param(slice.limit)} OFFSET ${where.param(slice.offset)}`
  const columns = surveyColumns(where.param(lang))
  const rows = await db.query<SurveyRow>(
    `SELECT ${columns} FROM surveys s ${filter} ORDER BY ${orderBy(newest, isReverse)} ${limits}`,
    where.params,
  )
  return { items: await toSurveys(deps.readBrokers, slice.reverse ? rows.reverse() : rows), total, pageIndex, pageSize }
}

/**
 * Adds the condition that a survey contains all words of the keyword, or that its broker has it in its name. False for a keyword that is only
 * punctuation. `text` has no characters with a meaning in LIKE: they separate words.
 */
function addKeyword(where: Conditions, keyword: string): boolean {
  const { text, words } = readKeyword(keyword)
  if (words.length === 0) return false
  const query = textQuery(
    where,
    words.map(word => [word]),
  )
  where.add(`(s.find_words @@ ${query} OR EXISTS (SELECT FROM brokers b WHERE b.code = s.broker_code
    AND b.find_text LIKE ${where.param(`% ${text}%`)}))`)
  return true
}
