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
] as const
const moderationKind = oneOf(moderationKinds)

/**
 * `user` is who wrote it or asks for it, null for a letter of someone without an account; `url` is where it stands, if anywhere.
 * `ownInterest`: it is the viewer's own, a colleague's, or about a broker whose staff the viewer is, so that others decide it.
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
}

/**
 * What waits for moderators; with `state` what is in that state of its kind. A comment is there by its commentId, a certificate
 * by the userId, a claim by the enterpriseId, a report on something else and a letter to the site by the ticketId.
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
 * One of these in full: what it says, its pictures (private ones, too), what else is known of it in the caller's language, the
 * reports on it, and what moderators have decided, newest first. Where the viewer has an interest all of these are empty.
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
 * Decides and tells whom it concerns. A comment is published (approve) or removed (reject), a certificate and a listing approved
 * or rejected, a report upheld or not, a letter closed, a complaint answered (approve, `reason` being the answer) or closed. `reason`
 * has to come with reject. 409/3101 for what is decided already, 403/2004 for a case of
 * one's own interest. Claims are decided by enterprise.audit.
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
    decision: oneOf(['approve', 'reject']),
    reason: optional(writtenText(5, 500)),
  }),
  output: object({ kind: moderationKind, id: string(), state: string() }),
})
