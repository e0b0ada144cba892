import { declareCall } from 'shared-state/api/declare-call'
import {
  array,
  boolean,
  nullable,
  object,
  oneOf,
  optional,
  strictObject,
  string,
  withDefault,
} from 'shared-state/schema'
import { instant, paging, text } from './entities/fields.ts'
import { image } from './entities/image.ts'
import { pageOf } from './entities/page.ts'
import { reportReason } from './entities/report-reason.ts'
import { suspicion } from './entities/suspicion.ts'
import { userPublic } from './entities/user.ts'
import { writtenText } from './entities/written-text.ts'

const section = 'Moderation'
const asking = { section, scope: 'moderation', method: 'GET', who: ['moderator'], shownOnPages: true } as const

export const moderationKinds = [
  'exposure',
  'comment',
  'market',
  'ticket',
  'certificate',
  'complaint',
  'enterprise',
  'legalnotice',
] as const
const moderationKind = oneOf(moderationKinds)

/**
 * `user` is its author or applicant, null for a message from someone without an account; `url` is its public page, if any.
 * `ownInterest`: the item is the viewer's own, a colleague's, or about a broker that the viewer works for, so others decide it.
 */
const queueItem = {
  kind: moderationKind,
  id: string(),
  title: string(),
  user: nullable(userPublic),
  state: string(),
  createdAt: instant,
  url: nullable(string()),
  ownInterest: boolean(),
  /** A review that a rule has marked as possibly manipulated, and that no moderator has looked at. */
  beingChecked: boolean(),
}

/**
 * Items pending moderation; with `state`, items in that state of their kind. `id` is the commentId of a comment, the userId of a
 * certificate, the enterpriseId of a claim, the ticketId of a report on anything else and of a message to the site.
 */
export const moderationQueue = declareCall({
  name: 'moderation.queue',
  ...asking,
  input: strictObject({
    kind: optional(moderationKind),
    state: optional(text(1, 40)),
    order: withDefault(oneOf(['old', 'new']), 'old'),
    ...paging,
  }),
  output: pageOf(object(queueItem)),
})

/**
 * One item in full: its text, its pictures (private ones too), further facts in the caller's language, the reports on it,
 * and the moderators' decisions, newest first. All of these are empty where the viewer has an interest.
 */
export const moderationDetail = declareCall({
  name: 'moderation.detail',
  ...asking,
  input: strictObject({ kind: moderationKind, id: text(1, 36) }),
  output: object({
    ...queueItem,
    text: string(),
    images: array(image),
    facts: array(object({ name: string(), value: string() })),
    reports: array(object({ reason: reportReason, name: string(), content: string(), nick: string(), at: instant })),
    /** Why a review is or was being checked; in a case of the viewer's own interest it is empty too. */
    suspicions: array(suspicion),
    decisions: array(
      object({
        at: instant,
        action: string(),
        from: nullable(string()),
        to: string(),
        reason: nullable(string()),
        nick: nullable(string()),
      }),
    ),
  }),
})

/**
 * Decides an item and notifies the user concerned. A comment is published (approve) or removed (reject), a certificate and a listing
 * approved or rejected, a report upheld or not, a message closed, a complaint answered (approve, `reason` being the answer) or closed.
 * `reason` is required with reject, and for a complaint. 409/3101 for an item already decided, 403/2004 for one in the viewer's own interest.
 * A review that is being checked is `genuine`: it counts again and is not marked again for the same reason; or `manipulated`: it is removed,
 * which needs a reason. `alsoOthers` applies this to all reviews found together with it that are still being checked.
 * Claims are decided by enterprise.audit, legal notices by exposure.noticedecide.
 */
export const moderationDecide = declareCall({
  name: 'moderation.decide',
  section,
  scope: 'moderation',
  method: 'POST',
  who: ['moderator'],
  repeat: 'key',
  input: strictObject({
    kind: oneOf(['comment', 'market', 'ticket', 'certificate', 'complaint']),
    id: text(1, 36),
    decision: oneOf(['approve', 'reject', 'genuine', 'manipulated']),
    alsoOthers: optional(boolean()),
    reason: optional(writtenText(5, 500)),
  }),
  output: object({ kind: moderationKind, id: string(), state: string() }),
})
