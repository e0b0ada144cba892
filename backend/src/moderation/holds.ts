import type { moderationClaim, moderationKinds } from 'calls/moderation'
import type { Queries } from 'database/db'
import { Refusal } from 'platform/api/refusal'
import type { CallOutput } from 'shared-state/api/declare-call'
import { errorCodes } from 'shared-state/api/error-codes'
import type { Language } from 'shared-state/i18n/languages'

type Kind = (typeof moderationKinds)[number]
export type Holder = NonNullable<CallOutput<typeof moderationClaim>['holder']>

/** A hold ends this long after it began, unless a decision or its moderator ends it before. Nothing has to run for that. */
const HOLD_HOURS = 24

/** What the audit log says about holds. Only moderators may read it. */
export const holdActions = ['take', 'return', 'takeover'] as const

/** A hold without a moderator, which only locks: it began so long ago that it is over. */
const NO_HOLD = "'-infinity'"

/** The holds in force, as a table: kind, target_id, user_id, nick, since, until. A former moderator holds nothing. */
export const holdsInForce = `(SELECT h.kind, h.target_id, h.user_id, u.nick, h.since, h.since + interval '${HOLD_HOURS} hours' AS until
  FROM moderation_holds h JOIN users u USING (user_id)
  WHERE h.since > now() - interval '${HOLD_HOURS} hours' AND u.blocked_at IS NULL AND u.roles && ARRAY['moderator', 'ops'])`

interface Row {
  target_id: string
  user_id: string
  nick: string
  since: string
  until: string
}

/** The moderators who hold items of a kind, by id; `mine`: the one whose id is `userId`. */
export async function holdersOf(
  queries: Queries,
  kind: Kind,
  ids: readonly string[],
  userId: string,
): Promise<ReadonlyMap<string, Holder>> {
  const rows = await queries.query<Row>(
    `SELECT target_id, user_id, nick, since, until FROM ${holdsInForce} h WHERE kind = $1 AND target_id = ANY($2)`,
    [kind, ids],
  )
  return new Map(
    rows.map(({ target_id, user_id, nick, since, until }) => [
      target_id,
      { nick, mine: user_id === userId, since, until },
    ]),
  )
}

/**
 * Locks items of a kind until the end of the transaction, so that nobody takes or decides them meanwhile, and returns their holders.
 * Several items are locked in one call, in one order: otherwise two transactions could wait for each other.
 */
export async function lockHolds(
  queries: Queries,
  kind: Kind,
  ids: readonly string[],
  userId: string,
): Promise<ReadonlyMap<string, Holder>> {
  // An item that nobody holds has no row to lock yet.
  await queries.query(
    `INSERT INTO moderation_holds AS h (kind, target_id, user_id, since)
     SELECT $1::text, id, $3::text, ${NO_HOLD} FROM unnest($2::text[]) id ORDER BY id ON CONFLICT (kind, target_id) DO UPDATE SET kind = h.kind`,
    [kind, ids, userId],
  )
  return holdersOf(queries, kind, ids, userId)
}

/** Begins a hold on a locked item. */
export const beginHold = (queries: Queries, kind: Kind, id: string, userId: string) =>
  queries.query('UPDATE moderation_holds SET user_id = $3, since = now() WHERE kind = $1 AND target_id = $2', [
    kind,
    id,
    userId,
  ])

/** Ends the holds on locked items. */
export const endHolds = (queries: Queries, kind: Kind, ids: readonly string[]) =>
  queries.query('DELETE FROM moderation_holds WHERE kind = $1 AND target_id = ANY($2)', [kind, ids])

/** Refuses 409/3102 an item that another moderator holds, and names them. */
export function checkNotHeld(holder: Holder | undefined, lang: Language): void {
  if (!holder || holder.mine) return
  const { nick } = holder
  throw new Refusal(errorCodes.exists, {
    message:
      lang === 'id'
        ? `${nick} sedang menangani ini. Ambil alih lebih dulu jika Anda yang harus memutuskannya.`
        : `${nick} is working on this. Take it over first if you have to decide it.`,
  })
}

/**
 * Locks an item for a decision, which ends its hold unless `ends` is false: then the decision is still to come. 409/3102 if another moderator
 * holds the item.
 */
export async function lockForDecision(
  queries: Queries,
  kind: Kind,
  id: string,
  { userId, lang, ends = true }: { userId: string; lang: Language; ends?: boolean },
): Promise<void> {
  const holder = (await lockHolds(queries, kind, [id], userId)).get(id)
  checkNotHeld(holder, lang)
  if (ends || !holder) await endHolds(queries, kind, [id])
}
