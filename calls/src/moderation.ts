import { declareCall } from 'shared-state/api/declare-call'
import {
  array,
  boolean,
  extend,
  int,
  nullable,
  object,
  oneOf,
  optional,
  strictObject,
  string,
  withDefault,
} from 'shared-state/schema'
import { exposureEvent, exposureReason } from './entities/exposure.ts'
import { code, countryCode, identifier, instant, paging, text, whole } from './entities/fields.ts'
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
  'vpsrequest',
] as const
const moderationKind = oneOf(moderationKinds)

/** Whose an item is: held by the viewer, by nobody, or by another moderator. */
export const heldBy = ['mine', 'nobody', 'others'] as const
export const queueViews = ['waiting', 'decided', 'all'] as const

/** The moderator who works on an item: only moderators ever see it. */
const holder = object({ nick: string(), mine: boolean(), since: instant, until: instant })

/**
 * `user` is its author or applicant, null for a message from someone without an account; `url` is its public page, if any.
 * `broker`: the one that it is about. `holder`: the moderator who has taken it; null if nobody has, and for a viewer with an interest.
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
  broker: nullable(object({ code: string(), name: string() })),
  holder: nullable(holder),
  ownInterest: boolean(),
  /** A review that a rule has marked as possibly manipulated, and that no moderator has looked at. */
  beingChecked: boolean(),
}

/**
 * Items of the `show`n view: pending moderation by default; decided by moderators and not pending again; or all, which is the default with
 * `state`. `reason`, `countryCode` and `traderCode` select items that have such a reason, author's country (at the time of posting) or broker;
 * `userId` those of one author; `waitingHours` those that are longer in their state, as `since` says. `counts` are the numbers of items by kind, state and holder under all
 * filters but these three. `id` is the commentId of a comment, the userId of a
 * certificate, the enterpriseId of a claim, the code of a listing and of a request for a VPS, the ticketId of a report on anything else and of a
 * message to the site. The `broker` of a listing is the first of those that it is about.
 */
export const moderationQueue = declareCall({
  name: 'moderation.queue',
  ...asking,
  input: strictObject({
    kind: optional(moderationKind),
    state: optional(text(1, 40)),
    show: optional(oneOf(queueViews)),
    held: optional(oneOf(heldBy)),
    reason: optional(exposureReason),
    countryCode: optional(countryCode),
    traderCode: optional(code),
    userId: optional(identifier),
    waitingHours: optional(whole(1, 8760)),
    order: withDefault(oneOf(['old', 'new']), 'old'),
    ...paging,
  }),
  output: extend(pageOf(object({ ...queueItem, since: instant })), {
    counts: array(object({ kind: moderationKind, state: string(), held: oneOf(heldBy), count: int() })),
  }),
})

const caseCount = object({ total: int(), waiting: int() })

/**
 * One item in full: its text, its pictures (private ones too), further facts in the caller's language, the reports on it,
 * and what moderators did with it, newest first: decisions, taking it and giving it back, and reading a private contact. An exposure also has
 * its timeline with the private notes, and the number of `cases` of its author and about its broker, itself included. All of these are empty
 * where the viewer has an interest.
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
    timeline: array(exposureEvent),
    cases: nullable(object({ ofAuthor: caseCount, ofBroker: nullable(caseCount) })),
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

export const moderationDecisions = ['approve', 'reject', 'genuine', 'manipulated'] as const

/**
 * Decides an item and notifies the user concerned. A comment is published (approve) or removed (reject), a certificate approved or rejected, a
 * listing published or rejected, a report upheld or not, a message closed, a complaint answered (approve, `reason` being the answer) or closed.
 * A report that is upheld takes a listing down: it is rejected for the `reason`, or for that of the report, and all reports on it are closed. An
 * agent's listing about a broker that has become unfit to lead cannot be approved: 400/1004 (decisions 7). A request for a VPS is passed on to
 * the broker (approve) or refused (reject); once passed on, it is granted or refused as the broker answers.
 * `reason` is required with reject, and for a complaint. 409/3101 for an item already decided, 403/2004 for one in the viewer's own interest,
 * 409/3102 while another moderator holds it. A decision ends the hold.
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
    kind: oneOf(['comment', 'market', 'ticket', 'certificate', 'complaint', 'vpsrequest']),
    id: text(1, 36),
    decision: oneOf(moderationDecisions),
    alsoOthers: optional(boolean()),
    reason: optional(writtenText(5, 500)),
  }),
  output: object({ kind: moderationKind, id: string(), state: string() }),
})

/**
 * Takes an item (`on`) so that no other moderator decides it, or gives it back. A hold ends by itself after 24 hours without a decision.
 * 409/3102 names the moderator who holds the item; `takeOver` takes it from them all the same. Giving back what the caller does not hold
 * changes nothing. 404/3001 for an unknown item, 403/2004 for one in the caller's own interest. Every change is in the audit log.
 */
export const moderationClaim = declareCall({
  name: 'moderation.claim',
  section,
  scope: 'moderation',
  method: 'POST',
  who: ['moderator'],
  repeat: 'natural',
  input: strictObject({ kind: moderationKind, id: text(1, 36), on: boolean(), takeOver: optional(boolean()) }),
  output: object({ kind: moderationKind, id: string(), holder: nullable(holder) }),
})
