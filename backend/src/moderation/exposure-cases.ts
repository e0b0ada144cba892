import { accusedColumn } from '../brokers/namesakes.ts'
import type { AccusedRow } from '../brokers/namesakes.ts'
import { statesOfModerator } from 'calls/exposure-case/case-states'
import { Locale } from 'shared-state/i18n/locale'
import { exposureColumns, exposureTables } from '../exposure/exposure-rows.ts'
import type { ExposureRow } from '../exposure/exposure-rows.ts'
import { toImages } from '../images/image-rows.ts'
import { reasonNames } from '../reference/words.ts'
import { toUserPublic } from '../users/user-rows.ts'
import { brokerOf, factsOf, moneyIn } from './moderation-case.ts'
import type { CaseSource } from './moderation-case.ts'

type Row = ExposureRow & { accused: AccusedRow | null }

/** Exposures that wait for publication or mediation (decisions 4). The private contact is shown by exposure.contact only, which is audited. */
export const exposureCases: CaseSource = {
  cases: `SELECT 'exposure' AS kind, e.code::text AS id, e.state_since AS at, e.state, e.state IN (${statesOfModerator.map(state => `'${state}'`).join(', ')}) AS waits,
            e.user_id, e.broker_code::text AS broker_code, e.reason, e.country_code
          FROM exposures e WHERE e.state <> 'draft'`,
  async read({ db, lang }, codes) {
    const sql = `SELECT ${exposureColumns('$2', true)}, ${accusedColumn('e.broker_code')} AS accused
      FROM ${exposureTables} WHERE e.code = ANY($1) AND e.state <> 'draft'`
    return (await db.query<Row>(sql, [codes, lang])).map(row => ({
      kind: 'exposure',
      id: row.code,
      title: row.title_text,
      user: toUserPublic(row, lang),
      state: row.state,
      createdAt: row.created_at,
      url: `/${lang}/exposure/${row.slug}-${row.code}.html`,
      text: row.content_text,
      images: toImages(row.images),
      broker: brokerOf(row.accused, lang),
      facts: factsOf(
        {
          broker: brokerOf(row.accused, lang)?.name ?? row.broker_name,
          reason: row.reason && reasonNames[row.reason][lang],
          amount: moneyIn(lang, row.amount, row.currency),
          incidentDate: row.incident_date && new Locale(lang, 0, '').formatDate(row.incident_date),
        },
        lang,
      ),
    }))
  },
}
