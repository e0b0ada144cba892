import type { BrokerEvidence } from 'calls/entities/broker-evidence'
import type { Db } from 'database/db'
import type { Language } from 'shared-state/i18n/languages'
import { reasonNames } from '../reference/words.ts'

interface Row {
  revoked_on: string | null
  complaint: { code: string; slug: string; reason: keyof typeof reasonNames; at: string; sample: boolean } | null
  warning: { url: string; regulator: string; at: string } | null
}

/** Each part reads one row of an index: exposures_by_broker, regulator_notices_by_broker, broker_history_by_broker. */
const evidenceSql = `SELECT
  (SELECT h.at::date FROM broker_history h WHERE h.broker_code = $1 AND h.field = 'licence_status' AND h.to_value = 'revoked'
     AND EXISTS (SELECT 1 FROM brokers b WHERE b.code = $1 AND b.licence_status = 'revoked')
   ORDER BY h.at DESC, h.history_id DESC LIMIT 1) AS revoked_on,
  (SELECT json_build_object('code', e.code, 'slug', e.slug, 'reason', e.reason, 'sample', e.sample,
     'at', to_char(e.published_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'))
   FROM exposures e WHERE e.broker_code = $1 AND exposure_is_public(e.state) AND e.published_at IS NOT NULL
   ORDER BY e.published_at DESC, e.code LIMIT 1) AS complaint,
  (SELECT json_build_object('url', n.url, 'regulator', r.name, 'at', (n.published_at AT TIME ZONE 'UTC')::date)
   FROM regulator_notices n JOIN regulators r ON r.regulator_id = n.regulator_id
   WHERE n.broker_code = $1 AND n.category = 'warning' ORDER BY n.published_at DESC, n.notice_id DESC LIMIT 1) AS warning`

/** Dated facts behind the verdict on a broker, in one statement; nothing for an unknown code. */
export async function readEvidence(db: Db, traderCode: string, lang: Language): Promise<BrokerEvidence> {
  const row = await db.one<Row>(evidenceSql, [traderCode])
  const { complaint = null, warning = null, revoked_on: revokedOn = null } = row ?? {}
  return {
    complaint: complaint && { ...complaint, reasonName: reasonNames[complaint.reason][lang] },
    warning: warning && { url: warning.url, regulatorName: warning.regulator, at: warning.at },
    revokedOn,
  }
}
