import type { brokersIndexinit } from 'calls/brokers'
import type { CallParsed } from 'shared-state/api/declare-call'
import type { SortKey } from '../sql-parts.ts'

export type BrokerOrder = NonNullable<CallParsed<typeof brokersIndexinit>['order']>

const code: SortKey = { sql: 'b.code' }
/** Each sort order of `brokers b` has an index and ends in the code, so that pages never overlap. */
export const keysOf: Record<BrokerOrder, readonly SortKey[]> = {
  score: [{ sql: 'b.score', desc: true, nullable: true }, { sql: 'b.comment_count', desc: true }, code],
  comments: [{ sql: 'b.comment_count', desc: true }, code],
  exposures: [{ sql: 'b.exposure_count', desc: true }, code],
  updated: [{ sql: 'b.updated_at', desc: true }, code],
  new: [{ sql: 'b.created_at', desc: true }, code],
  name: [{ sql: 'b.show_name' }, code],
}
