import { hiddenStates } from 'calls/exposure-case/case-states'
import type { exposureComment } from 'calls/comment-writing'
import type { Comment } from 'calls/entities/comment'
import type { Db } from 'database/db'
import type { Caller } from 'platform/api/handle'
import { Refusal } from 'platform/api/refusal'
import { signedIn } from 'platform/api/signed-in'
import type { CallParsed } from 'shared-state/api/declare-call'
import { errorCodes } from 'shared-state/api/error-codes'
import { lockWriter } from '../lock-writer.ts'
import { notify, sameInBoth } from '../user-messages/notify.ts'
import { quoteOf } from '../user-messages/quote-of.ts'
import { isStaffOf } from './broker-staff.ts'
import { readComment } from './find-comment.ts'
import { insertComment } from './write-comment.ts'

interface CaseRow {
  slug: string
  user_id: string
  broker_code: string | null
}

/** Comments on a public complaint and notifies its author, unless they comment themselves. 404/3001 for one that is not public. */
export function commentOnCase(
  db: Db,
  { code, content }: CallParsed<typeof exposureComment>,
  caller: Caller,
): Promise<Comment> {
  const { userId } = signedIn(caller)
  return db.transaction(async queries => {
    await lockWriter(queries, userId)
    const found = await queries.one<CaseRow>(
      'SELECT slug, user_id, broker_code FROM exposures WHERE code = $1 AND NOT state = ANY($2) FOR SHARE',
      [code, hiddenStates],
    )
    if (!found) throw new Refusal(errorCodes.notFound)
    const staff =
      userId !== found.user_id && found.broker_code !== null && (await isStaffOf(queries, userId, found.broker_code))
    const about = { targetType: 'exposure', targetCode: code, parentId: null, rating: null, imageIds: [] } as const
    const made = await insertComment(queries, caller, { ...about, content, staff })
    const comment = await readComment(queries, made, caller.lang)
    const { nick } = comment.user
    if (userId !== found.user_id)
      await notify(queries, [found.user_id], {
        kind: 'reply',
        title: { en: `${nick} commented on your complaint`, id: `${nick} mengomentari pengaduan Anda` },
        text: sameInBoth(quoteOf(content)),
        path: `/exposure/${found.slug}-${code}.html#comments`,
        mail: true,
      })
    return comment
  })
}
