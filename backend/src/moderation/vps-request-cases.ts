import type { VpsRequestState } from 'calls/entities/vps-request'
import { accusedName } from 'calls/findings/accused-name'
import { openText } from '../accounts/sealed-text.ts'
import { toUserPublic, userPublicColumns } from '../users/user-rows.ts'
import type { UserPublicRow } from '../users/user-rows.ts'
import {
  toVpsRequests,
  VPS_ACCOUNT_SEAL,
  vpsRequestColumns,
  vpsRequestTables,
} from '../vps-requests/vps-request-rows.ts'
import type { VpsRequestRow } from '../vps-requests/vps-request-rows.ts'
import { brokerWithFindings } from './broker-with-findings.ts'
import { factsOf, moneyFact, NONE } from './moderation-case.ts'
import type { CaseSource } from './moderation-case.ts'

type Row = VpsRequestRow & UserPublicRow & { account_sealed: string; note: string }

const waiting: readonly VpsRequestState[] = ['asked', 'passed_on']

/** Requests for a VPS that a broker pays for: they wait for a moderator, and then for the broker's answer. */
export const vpsRequestCases: CaseSource = {
  cases: `SELECT 'vpsrequest' AS kind, r.code::text AS id, r.state_since AS at, r.state, r.state IN (${waiting.map(state => `'${state}'`).join(', ')}) AS waits,
            r.user_id, r.broker_code::text AS broker_code, ${NONE} AS reason, ${NONE} AS country_code
          FROM vps_requests r`,
  async read({ db, reference, lang, secret }, codes) {
    const rows = await db.query<Row>(
      `SELECT ${vpsRequestColumns}, r.account_sealed, r.note, ${userPublicColumns}
       FROM ${vpsRequestTables} JOIN users u ON u.user_id = r.user_id WHERE r.code = ANY($1)`,
      [codes],
    )
    const requests = await toVpsRequests(db, reference, rows)
    return rows.map((row, index) => {
      const { broker, price, title: provider, createdAt } = requests[index]!
      const name = accusedName(broker, lang)
      return {
        kind: 'vpsrequest',
        id: row.code,
        title: lang === 'id' ? `VPS dari ${name} (${provider})` : `VPS from ${name} (${provider})`,
        user: toUserPublic(row, lang),
        state: row.state,
        createdAt,
        url: null,
        broker: { code: broker.code, name },
        text: row.note,
        images: [],
        facts: factsOf(
          {
            broker: brokerWithFindings(broker, lang),
            provider,
            price: moneyFact(price, lang),
            accountNumber: openText(secret, VPS_ACCOUNT_SEAL, row.account_sealed),
          },
          lang,
        ),
      }
    })
  },
}
