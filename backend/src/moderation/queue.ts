import type { moderationQueue } from 'calls/moderation'
import type { CallOutput, CallParsed } from 'shared-state/api/declare-call'
import { orderBy, sliceOf } from '../sql-parts.ts'
import { readCases } from './case-sources.ts'
import type { Kind } from './case-sources.ts'
import type { CaseContext } from './moderation-case.ts'
import { heldFor, itemsOf, queueConditions } from './queue-conditions.ts'

type Queue = CallOutput<typeof moderationQueue>

/** A page of the items under the filters (calls, moderation.queue), with their numbers. */
export async function readQueue(context: CaseContext, input: CallParsed<typeof moderationQueue>): Promise<Queue> {
  const { kind, state, held, order, pageIndex, pageSize } = input
  const counts = await countItems(context, input)
  const total = counts
    .filter(one => (!kind || one.kind === kind) && (!state || one.state === state) && (!held || one.held === held))
    .reduce((sum, { count }) => sum + count, 0)
  const slice = sliceOf(pageIndex, pageSize, total, false)
  if (!slice) return { items: [], total, pageIndex, pageSize, counts }
  const where = queueConditions(input)
  where.when(state, value => `c.state = ${value}`)
  where.when(held, value => `${heldFor(where.param(context.userId))} = ${value}`)
  const desc = order === 'new'
  const keys = await context.db.query<{ kind: Kind; id: string; since: string }>(
    `SELECT c.kind, c.id, c.at AS since FROM ${itemsOf(kind)} ${where.where} ORDER BY ${orderBy([
      { sql: 'c.at', desc },
      { sql: 'c.kind', desc },
      { sql: 'c.id', desc },
    ])} LIMIT ${where.param(slice.limit)} OFFSET ${where.param(slice.offset)}`,
    where.params,
  )
  const read = await Promise.all(
    Object.entries(Object.groupBy(keys, key => key.kind)).map(([name, some]) =>
      readCases(
        context,
        name as Kind,
        some.map(({ id }) => id),
      ),
    ),
  )
  const byKey = new Map(read.flat().map(one => [`${one.kind} ${one.id}`, one]))
  const items = keys.flatMap(({ kind: itsKind, id, since }) => {
    const found = byKey.get(`${itsKind} ${id}`)
    if (!found) return []
    const { text: _text, images: _images, facts: _facts, ...item } = found
    return { ...item, since }
  })
  return { items, total, pageIndex, pageSize, counts }
}

/** The number of items by what the queue's links select. */
function countItems({ db, userId }: CaseContext, input: CallParsed<typeof moderationQueue>): Promise<Queue['counts']> {
  const where = queueConditions(input)
  return db.query<Queue['counts'][number]>(
    `SELECT c.kind, c.state, ${heldFor(where.param(userId))} AS held, count(*)::integer AS count FROM ${itemsOf()} ${where.where}
     GROUP BY 1, 2, 3 ORDER BY 1, 2, 3`,
    where.params,
  )
}
