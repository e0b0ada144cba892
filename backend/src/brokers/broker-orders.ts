import type { brokersIndexinit } from 'calls/brokers'
import type { CallParsed } from 'shared-state/api/declare-call'
import type { SortKey } from '../sql-parts.ts'

export type BrokerOrder = NonNullable<CallParsed<typeof brokersIndexinit>['order']>

const code: SortKey = { sql: 'b.code' }
/** Of brokers with the same value, the better rated first. */
const score: SortKey = { sql: 'b.score', desc: true, nullable: true }
/** Each sort order of `brokers b` has an index and ends in the code, so that pages never overlap. */
export const keysOf: Record<BrokerOrder, readonly SortKey[]> = {
  score: [score, { sql: 'b.comment_count', desc: true }, code],
  comments: [{ sql: 'b.comment_count', desc: true }, code],
  exposures: [{ sql: 'b.exposure_count', desc: true }, code],
  updated: [{ sql: 'b.updated_at', desc: true }, code],
  new: [{ sql: 'b.created_at', desc: true }, code],
  name: [{ sql: 'b.show_name' }, code],
  deposit: [{ sql: 'b.min_deposit_usd', nullable: true }, score, code],
  spread: [{ sql: 'b.spread_from', nullable: true }, score, code],
  founded: [{ sql: 'b.founded_year', nullable: true }, score, code],
  withdrawals: [{ sql: 'b.withdrawal_count', desc: true }, score, code],
}
