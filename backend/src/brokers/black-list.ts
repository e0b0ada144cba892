import type { dealerBlacklist } from 'calls/black-list'
import { blacklistBits, blacklistReasonsOf } from 'calls/findings/blacklist-reasons'
import type { BlacklistReason } from 'calls/findings/blacklist-reasons'
import type { Db, SqlValue } from 'database/db'
import { memoize } from 'platform/api/memoize'
import type { CallOutput, CallParsed } from 'shared-state/api/declare-call'
import { codesLike } from '../countries/same-country.ts'
import { readKeyword } from '../matching/keyword.ts'
import type { ReferenceData } from '../reference/reference-data.ts'
import { Conditions } from '../sql-parts.ts'
import { exactMatch } from './broker-keyword.ts'
import { entriesInOrder } from './broker-rows.ts'

type Input = CallParsed<typeof dealerBlacklist>
type Reason = CallOutput<typeof dealerBlacklist>['items'][number]['reasons'][number]

/** Each is an index of migration 0026. */
const orders: Record<Input['order'], string> = {
  gravity: 'b.blacklisted DESC, b.exposure_count DESC, b.code',
  exposures: 'b.exposure_count DESC, b.code',
  score: 'b.score NULLS FIRST, b.code',
  name: 'b.show_name, b.code',
}

/** Brokers on the black list (decisions 7), each with its reasons. */
export function createBlackList(db: Db, reference: ReferenceData) {
  const codesOf = memoize({ seconds: 60, most: 200 }, async (sql: string, params: string) =>
    (await db.query<{ code: string }>(sql, JSON.parse(params) as SqlValue[])).map(row => row.code),
  )
  const countOf = memoize(
    { seconds: 60, most: 200 },
    async (sql: string, params: string) =>
      (await db.one<{ total: number }>(sql, JSON.parse(params) as SqlValue[]))?.total ?? 0,
  )
  return async ({
    keyword,
    countryCode,
    reason,
    order,
    pageIndex,
    pageSize,
  }: Input): Promise<CallOutput<typeof dealerBlacklist>> => {
    const where = new Conditions()
    where.add('b.blacklisted > 0')
    if (keyword) where.add(exactMatch(readKeyword(keyword)).condition(where))
    where.anyOf('b.country_code', countryCode === undefined ? undefined : codesLike(countryCode))
    // The bit is part of this program, never of the request.
    if (reason) where.add(`b.blacklisted & ${blacklistBits[reason]} <> 0`)
    const total = await countOf(
      `SELECT count(*)::integer AS total FROM brokers b ${where.where}`,
      JSON.stringify(where.params),
    )
    const limits = `LIMIT ${where.param(pageSize)} OFFSET ${where.param((pageIndex - 1) * pageSize)}`
    const codes = await codesOf(
      `SELECT b.code FROM brokers b ${where.where} ORDER BY ${orders[order]} ${limits}`,
      JSON.stringify(where.params),
    )
    const [brokers, grounds] = await Promise.all([entriesInOrder(db, reference, codes), groundsOf(db, codes)])
    // A broker that has left the list since its code was read has no reasons.
    const items = brokers
      .map(broker => ({
        ...broker,
        reasons: blacklistReasonsOf(broker).map(one => toReason(one, grounds.get(broker.code))),
      }))
      .filter(({ reasons }) => reasons.length > 0)
    return { items, total, pageIndex, pageSize }
  }
}

interface Source {
  name: string
  url: string
}
interface Grounds {
  code: string
  clone_register: Source | null
  revoked_register: Source | null
  /** The record's overall state, and the day since which it has been so. */
  licence_status: string
  since: string | null
  warning: (Source & { at: string }) | null
  complained_on: string | null
}

const registerOf = (status: string) => `(SELECT json_build_object('name', r.name, 'url', 'https://' || r.host || '/')
  FROM licences l JOIN regulators r ON r.regulator_id = l.regulator_id
  WHERE l.broker_code = b.code AND l.status = '${status}' ORDER BY r.tier, l.licence_id LIMIT 1)`

/** Each part reads a few rows of an index by the broker's code. */
const groundsSql = `SELECT b.code, b.licence_status,
  ${registerOf('suspected_clone')} AS clone_register, ${registerOf('revoked')} AS revoked_register,
  (SELECT h.at::date FROM broker_history h WHERE h.broker_code = b.code AND h.field = 'licence_status' AND h.to_value = b.licence_status
   ORDER BY h.at DESC, h.history_id DESC LIMIT 1) AS since,
  (SELECT json_build_object('name', r.name, 'url', n.url, 'at', (n.published_at AT TIME ZONE 'UTC')::date)
   FROM regulator_notices n JOIN regulators r ON r.regulator_id = n.regulator_id
   WHERE n.broker_code = b.code AND n.category = 'warning' ORDER BY n.published_at DESC, n.notice_id DESC LIMIT 1) AS warning,
  (SELECT (max(e.published_at) AT TIME ZONE 'UTC')::date FROM exposures e
   WHERE e.broker_code = b.code AND exposure_is_public(e.state)) AS complained_on
  FROM brokers b WHERE b.code = ANY($1)`

const groundsOf = async (db: Db, codes: readonly string[]): Promise<Map<string, Grounds>> =>
  new Map((await db.query<Grounds>(groundsSql, [codes])).map(row => [row.code, row]))

function toReason(reason: BlacklistReason, grounds: Grounds | undefined): Reason {
  if (!grounds) return { reason, at: null, source: null }
  const { licence_status: status, since, warning } = grounds
  switch (reason) {
    case 'suspectedClone':
      return { reason, at: status === 'suspected_clone' ? since : null, source: grounds.clone_register }
    case 'revoked':
      return { reason, at: status === 'revoked' ? since : null, source: grounds.revoked_register }
    case 'warning':
      return { reason, at: warning?.at ?? null, source: warning && { name: warning.name, url: warning.url } }
    case 'noLicence':
      return { reason, at: grounds.complained_on, source: null }
  }
}
