import { refreshDerived } from 'backend/data-tools/import-rows'
import { joined, readSampleRows } from 'backend/data-tools/sample-rows'
import type { SampleRows } from 'backend/data-tools/sample-rows'
import type { Db, Queries } from 'database/db'
import { DATA_CHANGED } from 'platform/api/data-changes'
import { CommandRefused } from 'platform/api/command-refused'
import { FILL_SETTING, fillTransaction } from './fill-transaction.ts'

/** References without a foreign key in the database; `t` is the referencing row, `s` the referenced one. */
const SOFT_KEYS = [
  { from: 'comments', to: 'brokers', where: `t.target_type = 'broker' AND t.target_code = s.code` },
  { from: 'comments', to: 'articles', where: `t.target_type = 'article' AND t.target_code = s.code` },
  { from: 'comments', to: 'exposures', where: `t.target_type = 'exposure' AND t.target_code = s.code` },
  { from: 'comments', to: 'surveys', where: `t.target_type = 'survey' AND t.target_code = s.code` },
  { from: 'comments', to: 'listings', where: `t.target_type = 'market' AND t.target_code = s.code` },
  { from: 'articles', to: 'brokers', where: 's.code = ANY(t.broker_codes)' },
  { from: 'listings', to: 'brokers', where: 's.code = ANY(t.broker_codes)' },
  { from: 'brokers', to: 'software', where: 's.code = ANY(t.platforms)' },
  { from: 'moderation_tickets', to: 'comments', where: `t.kind = 'comment' AND t.target_id = s.comment_id::text` },
  { from: 'moderation_tickets', to: 'exposures', where: `t.kind = 'exposure' AND t.target_id = s.code` },
  { from: 'moderation_tickets', to: 'listings', where: `t.kind = 'market' AND t.target_id = s.code` },
]

/**
 * Removes all sample rows in one transaction and returns the number per table. Regulators, names of tags and articles written by people
 * stay; sample data is not loaded again. Throws CommandRefused, naming the rows, if rows that are not sample refer to sample rows.
 */
export async function clearSample(db: Db): Promise<Record<string, number>> {
  const removed = await fillTransaction(db, async queries => {
    const sample = await readSampleRows(queries)
    const pointing = await pointingRows(queries, sample)
    if (pointing.length > 0)
      throw new CommandRefused(
        ['these rows are not sample data but refer to sample rows; delete them first:', ...pointing].join('\n'),
      )
    const counts = await withoutKeys(queries, sample, () => removeRows(queries, sample))
    await queries.script(RECOUNT)
    await refreshDerived(queries)
    await queries.query('DELETE FROM settings WHERE key = $1', [FILL_SETTING])
    await queries.script(`SELECT refresh_search_words(); ANALYZE ${sample.tables.join(', ')}`)
    return counts
  })
  await db.notify(DATA_CHANGED, '')
  return removed
}

/** One line for each table with own rows that refer to sample rows. */
async function pointingRows(queries: Queries, { foreignKeys, tables, isSample }: SampleRows): Promise<string[]> {
  const hard = foreignKeys
    .filter(key => tables.includes(key.to))
    .map(key => ({ from: key.from, to: key.to, where: joined(key, 't', 's') }))
  const lines: string[] = []
  for (const { from, to, where } of [...hard, ...SOFT_KEYS]) {
    const [row] = await queries.query<{ count: number; examples: string[] | null }>(
      `SELECT count(*)::integer AS count, (array_agg(${await labelOf(queries, from)}))[1:3] AS examples FROM ${from} t
       WHERE NOT (${isSample(from, 't')}) AND EXISTS (SELECT FROM ${to} s WHERE ${where} AND ${isSample(to, 's')})`,
    )
    if (row && row.count > 0)
      lines.push(`  ${from}: ${row.count} referring to ${to}, for example ${row.examples?.join(', ')}`)
  }
  return lines
}

/** The label of a row in messages: its primary key. */
async function labelOf(queries: Queries, table: string): Promise<string> {
  const columns = await queries.query<{ name: string }>(
    `SELECT a.attname::text AS name FROM pg_index i JOIN pg_attribute a ON a.attrelid = i.indrelid AND a.attnum = ANY(i.indkey)
     WHERE i.indisprimary AND i.indrelid = $1::text::regclass ORDER BY array_position(i.indkey::smallint[], a.attnum)`,
    [table],
  )
  return `concat_ws('/', ${columns.map(({ name }) => `t.${name}`).join(', ')})`
}

async function removeRows(queries: Queries, { tables, isSample }: SampleRows): Promise<Record<string, number>> {
  const counts: Record<string, number> = {}
  for (const table of tables) {
    const row = await queries.one<{ count: number }>(
      `WITH gone AS (DELETE FROM ${table} t WHERE ${isSample(table, 't')} RETURNING 1) SELECT count(*)::integer AS count FROM gone`,
    )
    if (row && row.count > 0) counts[table] = row.count
  }
  return counts
}

/** Without foreign keys and triggers each table is scanned once; restoring the keys checks that no reference is left dangling. */
async function withoutKeys<Result>(
  queries: Queries,
  { foreignKeys, tables }: SampleRows,
  work: () => Promise<Result>,
): Promise<Result> {
  const keys = foreignKeys.filter(key => tables.includes(key.to))
  for (const { from, name } of keys) await queries.script(`ALTER TABLE ${from} DROP CONSTRAINT ${name}`)
  for (const table of tables) await queries.script(`ALTER TABLE ${table} DISABLE TRIGGER USER`)
  const result = await work()
  for (const table of tables) await queries.script(`ALTER TABLE ${table} ENABLE TRIGGER USER`)
  for (const { from, name, definition } of keys)
    await queries.script(`ALTER TABLE ${from} ADD CONSTRAINT ${name} ${definition}`)
  return result
}

/** Corrects the counts that triggers maintain, for the remaining rows. */
const RECOUNT = `
  SELECT recount_broker_subjects();
  UPDATE brokers b SET comment_count = n.comments, exposure_count = n.exposures
    FROM (SELECT code, (SELECT count(*) FROM comments c WHERE c.target_type = 'broker' AND c.target_code = code AND c.parent_id IS NULL
              AND comment_counts(c)) AS comments,
            (SELECT count(*) FROM exposures e WHERE e.broker_code = code AND exposure_is_public(e.state)) AS exposures FROM brokers) n
    WHERE n.code = b.code AND (b.comment_count, b.exposure_count) IS DISTINCT FROM (n.comments, n.exposures);
  SELECT recount_broker_findings();
  UPDATE comments c SET reply_count = n.replies
    FROM (SELECT comment_id, (SELECT count(*) FROM comments r WHERE r.parent_id = o.comment_id AND r.state IN ('published', 'flagged')) AS replies
          FROM comments o) n
    WHERE n.comment_id = c.comment_id AND c.reply_count IS DISTINCT FROM n.replies`
