import type { BrokerListEntry } from 'calls/entities/broker-list-entry'
import type { Exposure } from 'calls/entities/exposure'
import type { Page } from 'calls/entities/page'
import type { UserPublic } from 'calls/entities/user'
import type { Db } from 'database/db'
import type { Language } from 'shared-state/i18n/languages'
import { isPublic } from '../exposure-sql.ts'
import { exposureColumns, exposureTables, toExposures } from '../exposure/exposure-rows.ts'
import type { ExposureRow } from '../exposure/exposure-rows.ts'
import type { ReferenceData } from '../reference/reference-data.ts'
import { Conditions } from '../sql-parts.ts'
import { toUserPublic, userPublicColumns } from '../users/user-rows.ts'
import type { UserPublicRow } from '../users/user-rows.ts'
import { followedBrokers } from './followed-brokers.ts'
import { pageOfRows } from './page-of-rows.ts'

interface Asked {
  pageIndex: number
  pageSize: number
}

/** The brokers a user follows, as list entries. */
export async function brokersFollowed(
  db: Db,
  reference: ReferenceData,
  userId: string,
  asked: Asked,
): Promise<Page<BrokerListEntry>> {
  const page = await followedBrokers(db, reference, userId, { ...asked, keyword: undefined, order: 'added' })
  return { ...page, items: page.items.map(({ addedAt: _added, ...entry }) => entry) }
}

/** The public exposures that a user follows, the one that changed last first. */
export async function casesFollowed(
  db: Db,
  reference: ReferenceData,
  userId: string,
  { pageIndex, pageSize }: Asked,
  lang: Language,
): Promise<Page<Exposure>> {
  const where = new Conditions()
  where.add(`w.user_id = ${where.param(userId)}`)
  where.add(isPublic)
  const { rows, total } = await pageOfRows<ExposureRow>(db, {
    columns: () => exposureColumns(where.param(lang)),
    tables: `exposure_follows w JOIN ${exposureTables} ON e.code = w.exposure_code`,
    where,
    order: [{ sql: 'e.updated_at', desc: true }, { sql: 'e.code' }],
    pageIndex,
    pageSize,
  })
  return { items: await toExposures(db, reference, rows, lang), total, pageIndex, pageSize }
}

/** A user's followers, or the users they follow; latest first. */
export async function people(
  db: Db,
  userId: string,
  who: 'fans' | 'followed',
  { pageIndex, pageSize }: Asked,
  lang: Language,
): Promise<Page<UserPublic>> {
  const where = new Conditions()
  where.add(`${who === 'fans' ? 'w.user_id' : 'w.follower_id'} = ${where.param(userId)}`)
  const { rows, total } = await pageOfRows<UserPublicRow>(db, {
    columns: () => userPublicColumns,
    tables: `user_follows w JOIN users u ON u.user_id = ${who === 'fans' ? 'w.follower_id' : 'w.user_id'}`,
    where,
    order: [{ sql: 'w.created_at', desc: true }, { sql: 'u.user_id' }],
    pageIndex,
    pageSize,
  })
  return { items: rows.map(row => toUserPublic(row, lang)), total, pageIndex, pageSize }
}

/** Filters these users down to those that the user follows. */
export async function followedAmong(db: Db, userId: string, userIds: readonly string[]): Promise<string[]> {
  const sql = 'SELECT user_id FROM user_follows WHERE follower_id = $1 AND user_id = ANY($2)'
  return (await db.query<{ user_id: string }>(sql, [userId, userIds])).map(row => row.user_id)
}
