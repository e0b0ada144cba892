import { declareCall } from 'shared-state/api/declare-call'
import {
  array,
  boolean,
  int,
  literal,
  maxLength,
  minLength,
  nullable,
  object,
  oneOf,
  optional,
  strictObject,
  string,
  withDefault,
} from 'shared-state/schema'
import { exposure, exposureEvent, exposureReason, exposureState } from './entities/exposure.ts'
import { code, day, identifier, instant, line, upload } from './entities/fields.ts'
import { image } from './entities/image.ts'
import { claimedAmount, money } from './entities/money.ts'
import { reportReason } from './entities/report-reason.ts'
import { writtenText } from './entities/written-text.ts'
import { caseReasons } from './exposure-case/case-reasons.ts'

/** Calls that act on one exposure (decisions 4). What is open to whom, and when, is in exposure-case/case-rules.ts. */

const section = 'Exposure'
const writing = { section, scope: 'write', method: 'POST', repeat: 'key' } as const
const moderating = { section, scope: 'moderation', method: 'POST', who: ['moderator'] } as const

const caseReason = oneOf(caseReasons)
const MOST_PICTURES = 9
/** More than anyone reads about. Each of them costs its followers' notices at every step. */
export const MOST_FOLLOWED_CASES = 500
/** Pictures from exposure.upload, in the order in which they are shown, with their captions in the same order. */
const pictures = {
  imageIds: optional(array(identifier).check(maxLength(MOST_PICTURES))),
  captions: optional(array(writtenText(0, 200)).check(maxLength(MOST_PICTURES))),
}
/** 409/3101 if the state does not allow it, 403/2004 for anyone else, 404/3001 for a post that the caller cannot see. */
const step = object({ exposure, event: exposureEvent })

/**
 * What a viewer with an account sees of an exposure beyond exposure.detail: their own unpublished one (or any, for moderators), the calls
 * that they can send now, whether they follow it, and for the author on this site itself the private contact and, while the post can be
 * edited, what it is filled in with (null: not yet). `original` and `langs` as in exposure.detail.
 */
export const exposureOwn = declareCall({
  name: 'exposure.own',
  section,
  scope: 'read',
  method: 'GET',
  who: ['user'],
  input: strictObject({ code, original: withDefault(boolean(), false) }),
  output: object({
    exposure,
    langs: array(string()),
    events: array(exposureEvent),
    actions: array(string()),
    followed: boolean(),
    contact: nullable(string()),
    draft: nullable(
      object({
        traderCode: nullable(string()),
        brokerName: string(),
        reason: nullable(exposureReason),
        title: string(),
        content: string(),
        amount: nullable(money),
        incidentDate: nullable(day),
      }),
    ),
  }),
})

/** What ends a case: `note` is that of the step that ended it; `finalAt` is null unless the case is resolved. Reads only. */
export const exposureClose = declareCall({
  name: 'exposure.close',
  section,
  scope: 'read',
  method: 'GET',
  who: ['author', 'moderator'],
  input: strictObject({ code }),
  output: object({
    code: string(),
    state: exposureState,
    canResolve: boolean(),
    canGiveUp: boolean(),
    canClose: boolean(),
    canReopen: boolean(),
    finalAt: nullable(instant),
    note: string(),
  }),
})

/** Uploads a picture; it is shown to others once a public exposure shows it. */
export const exposureUpload = declareCall({
  name: 'exposure.upload',
  ...writing,
  who: ['user'],
  body: 'upload',
  input: upload,
  output: object({ image }),
})

/** A post that can be sent for review. Either `traderCode` or `brokerName` names the broker. */
export const completePost = strictObject({
  code: optional(code),
  traderCode: optional(code),
  brokerName: optional(line(2, 100)),
  reason: exposureReason,
  title: writtenText(10, 100),
  content: writtenText(50, 5000),
  amount: claimedAmount,
  incidentDate: day,
  imageIds: array(identifier).check(minLength(1), maxLength(MOST_PICTURES)),
  captions: pictures.captions,
  contact: writtenText(5, 100),
  consent: literal(true),
  draft: withDefault(boolean(), false),
})

/**
 * Sends an exposure for review, or saves it with `draft`: then any field may be missing. Always sends the whole post; `code` names a draft or
 * rejected post of the caller to replace, whose pictures that are no longer named are deleted. Without `draft`, `reason`, `title` (10-100
 * characters), `content` (50-5,000), `amount`, `incidentDate`, 1-9 `imageIds`, `contact` and `consent` are required. `contact` is encrypted
 * and visible to the author and moderators only.
 */
export const exposurePublish = declareCall({
  name: 'exposure.publish',
  ...writing,
  who: ['user'],
  input: strictObject({
    code: optional(code),
    traderCode: optional(code),
    brokerName: optional(line(0, 100)),
    reason: optional(exposureReason),
    title: optional(writtenText(0, 100)),
    content: optional(writtenText(0, 5000)),
    amount: optional(claimedAmount),
    incidentDate: optional(day),
    ...pictures,
    contact: optional(writtenText(0, 100)),
    consent: optional(boolean()),
    draft: withDefault(boolean(), false),
  }),
  output: object({ exposure }),
})

/** The author says that the case is settled. */
export const exposureResolve = declareCall({
  name: 'exposure.resolve',
  ...writing,
  who: ['author'],
  input: strictObject({ code, note: optional(writtenText(0, 1000)), ...pictures }),
  output: step,
})

/** Reports an exposure to the moderators; 409/3102 if the caller has done so before. */
export const exposureReport = declareCall({
  name: 'exposure.report',
  ...writing,
  who: ['user'],
  input: strictObject({ code, reason: reportReason, content: optional(writtenText(0, 500)) }),
  output: object({ ticketId: string() }),
})

/**
 * Follows a public exposure, or stops: followers are notified of each public step. `followers` is their number. 404/3001 for a post that
 * the caller cannot see; 409/3101 for one that is not public, and for a caller who already follows MOST_FOLLOWED_CASES.
 */
export const exposureFollow = declareCall({
  name: 'exposure.follow',
  section,
  scope: 'write',
  method: 'POST',
  repeat: 'natural',
  who: ['user'],
  input: strictObject({ code, on: boolean() }),
  output: object({ followed: boolean(), followers: int() }),
})

/** The author asks for mediation. */
export const exposureAdd = declareCall({
  name: 'exposure.add',
  ...writing,
  who: ['author'],
  input: strictObject({ code, demand: writtenText(10, 1000) }),
  output: step,
})

export const exposureGiveup = declareCall({
  name: 'exposure.giveup',
  ...writing,
  who: ['author'],
  input: strictObject({ code, note: optional(writtenText(0, 1000)) }),
  output: step,
})

/** The author adds something; a case that waits for them goes back into mediation. */
export const exposureAppend = declareCall({
  name: 'exposure.append',
  ...writing,
  who: ['author'],
  input: strictObject({ code, content: writtenText(10, 5000), ...pictures }),
  output: step,
})

export const exposureReopen = declareCall({
  name: 'exposure.reopen',
  ...writing,
  who: ['author'],
  input: strictObject({ code, note: writtenText(10, 1000) }),
  output: step,
})

/** The staff of the claimed broker reply: in mediation, and once before it. */
export const exposureBrokerreply = declareCall({
  name: 'exposure.brokerreply',
  ...writing,
  who: ['staff'],
  input: strictObject({ code, content: writtenText(10, 5000), ...pictures }),
  output: step,
})

/**
 * A moderator decides about a post (approve, reject) or a request for mediation (accept, decline). To reject or decline, `reasonCode` (one of
 * the decision's own) or `reason` is required; both may be given. 409/3102 while another moderator holds the case (moderation.claim).
 */
export const exposureReview = declareCall({
  name: 'exposure.review',
  ...moderating,
  repeat: 'key',
  input: strictObject({
    code,
    decision: oneOf(['approve', 'reject', 'accept', 'decline']),
    reasonCode: optional(caseReason),
    reason: optional(writtenText(5, 500)),
  }),
  output: step,
})

/** `reasonCode` or `note` is required; both may be given. 409/3102 as in exposure.review. */
export const exposureClosecase = declareCall({
  name: 'exposure.closecase',
  path: 'exposure/close-v1',
  ...moderating,
  repeat: 'key',
  input: strictObject({ code, reasonCode: optional(caseReason), note: optional(writtenText(10, 1000)) }),
  output: step,
})

/** Shows a moderator the author's private contact, null without one. Each reading is recorded in the audit log. */
export const exposureContact = declareCall({
  name: 'exposure.contact',
  ...moderating,
  repeat: 'natural',
  input: strictObject({ code }),
  output: object({ contact: nullable(string()) }),
})
