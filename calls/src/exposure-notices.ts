import { declareCall } from 'shared-state/api/declare-call'
import {
  array,
  extend,
  int,
  literal,
  maxLength,
  nullable,
  object,
  oneOf,
  optional,
  regex,
  strictObject,
  string,
} from 'shared-state/schema'
import { botProof } from './entities/bot-proof.ts'
import { code, countryCode, identifier, instant, mailAddress, paging, text } from './entities/fields.ts'
import { image } from './entities/image.ts'
import { legalNotice, noticeCapacity, noticeEvent, noticeGround } from './entities/legal-notice.ts'
import { pageOf } from './entities/page.ts'
import { writtenText } from './entities/written-text.ts'
import { noticeDecisions } from './legal-notice/notice-rules.ts'
import { noticeOutcomeNames } from './legal-notice/notice-states.ts'

/** Legal notices about exposures (docs/decisions/0071). What is open to whom, and when, is in legal-notice/notice-rules.ts. */

const section = 'Legal notices'
const fromAnyone = { section, scope: 'write', method: 'POST' } as const
const ofAuthor = { section, scope: 'write', method: 'POST', who: ['author'], repeat: 'key' } as const
const inPublic = { section, scope: 'public', method: 'GET' } as const

const oneLine = (min: number, max: number) => writtenText(min, max).check(regex(/^[^\n\t]*$/))
/** From the mail that confirms the sender's address. */
const byLink = strictObject({ code, token: text(20, 100) })
const theNotice = object({ notice: legalNotice })

/** The required statements; each has to be made. */
export const noticeStatements = ['isTrue', 'isAuthorised', 'knowsPublic', 'knowsFalse'] as const

/**
 * A firm's legal notice about a public exposure (`code`). The sender gets a mail and confirms their address by its link until `confirmUntil`;
 * before that nobody sees the notice. A court order needs `reference`: its court and file number. 400/2008 without a bot check of scene
 * `legalnotice`, 409/3102 if this address has an undecided notice about the post, 429/4001 after too many.
 */
export const exposureLegalnotice = declareCall({
  name: 'exposure.legalnotice',
  ...fromAnyone,
  repeat: 'key',
  input: strictObject({
    code,
    firm: oneLine(2, 100),
    name: oneLine(2, 60),
    capacity: noticeCapacity,
    email: mailAddress,
    countryCode,
    ground: noticeGround,
    reference: optional(oneLine(0, 200)),
    passages: writtenText(10, 2000),
    explanation: writtenText(50, 3000),
    /** The statements in the notice are true to the best of the sender's knowledge. */
    isTrue: literal(true),
    /** The sender is authorised to act for the firm. */
    isAuthorised: literal(true),
    /** The sender knows that the notice is in the public log, without their name and address. */
    knowsPublic: literal(true),
    /** The sender knows that a false notice is recorded as such. */
    knowsFalse: literal(true),
    bot: optional(botProof),
  }),
  output: object({ confirmUntil: instant }),
})

/** Confirms the sender's address: the notice is received. 404/3001 for an unknown notice, a wrong token and one that is too old. */
export const exposureNoticeconfirm = declareCall({
  name: 'exposure.noticeconfirm',
  ...fromAnyone,
  repeat: 'natural',
  input: byLink,
  output: theNotice,
})

/** The sender withdraws a notice that is not decided yet; 409/3101 afterwards. */
export const exposureNoticewithdraw = declareCall({
  name: 'exposure.noticewithdraw',
  ...fromAnyone,
  repeat: 'natural',
  input: byLink,
  output: theNotice,
})

/**
 * The public log: every notice that was received, newest first, also those about one exposure (`code`), broker or firm. `counts` are those of
 * all outcomes under the other filters. `firms` are the ten with the most notices in the whole log, whatever the spelling of their names;
 * those of a firm that no moderator has looked at yet are left out.
 */
export const exposureLegalnotices = declareCall({
  name: 'exposure.legalnotices',
  ...inPublic,
  input: strictObject({
    code: optional(code),
    traderCode: optional(code),
    firm: optional(oneLine(1, 100)),
    outcome: optional(oneOf(noticeOutcomeNames)),
    ...paging,
  }),
  output: extend(pageOf(legalNotice), {
    counts: array(object({ outcome: oneOf(noticeOutcomeNames), name: string(), count: int() })),
    firms: array(
      object({ firm: string(), total: int(), withheld: int(), corrected: int(), rejected: int(), falseNotices: int() }),
    ),
  }),
  about: ({ code: exposureCode }) => [exposureCode === undefined ? 'legalnotices' : `exposure:${exposureCode}`],
})

/** One notice with its steps, newest first. */
export const exposureLegalnoticedetail = declareCall({
  name: 'exposure.legalnoticedetail',
  ...inPublic,
  input: strictObject({ code }),
  output: object({ notice: legalNotice, events: array(noticeEvent) }),
  about: ({ code: noticeCode }) => [`legalnotice:${noticeCode}`],
})

/** What author and moderators see of a notice beyond the log. `firm` is as the sender has written it. */
const inFull = {
  notice: legalNotice,
  firm: string(),
  reference: string(),
  passages: string(),
  explanation: string(),
  /** The post itself, also while it is withheld, and the correction that its author has sent. */
  post: object({ title: string(), content: string(), lang: string(), images: array(image) }),
  correction: nullable(object({ title: string(), content: string(), imageIds: array(string()) })),
  /** The author's answer and appeal; null: not given. */
  statement: nullable(string()),
  appeal: nullable(string()),
  /** When the author's time to answer, correct or appeal ends; null in other states. */
  authorUntil: nullable(instant),
}

/** A notice as the author of its post sees it, with the names of the steps open to them: answer, rewrite, appeal. 403/2004 for others. */
export const exposureNoticeown = declareCall({
  name: 'exposure.noticeown',
  section,
  scope: 'read',
  method: 'GET',
  who: ['author'],
  input: strictObject({ code }),
  output: object({ ...inFull, actions: array(string()) }),
})

/** The author's answer to a notice, for moderators. */
export const exposureNoticestatement = declareCall({
  name: 'exposure.noticestatement',
  ...ofAuthor,
  input: strictObject({ code, content: writtenText(10, 3000) }),
  output: theNotice,
})

/** The author's corrected post, for review. Pictures that `imageIds` leaves out are deleted once the correction is accepted. */
export const exposureNoticerewrite = declareCall({
  name: 'exposure.noticerewrite',
  ...ofAuthor,
  input: strictObject({
    code,
    title: writtenText(10, 100),
    content: writtenText(50, 5000),
    imageIds: optional(array(identifier).check(maxLength(9))),
  }),
  output: theNotice,
})

/** The author appeals against a withheld text, once, within 14 days. */
export const exposureNoticeappeal = declareCall({
  name: 'exposure.noticeappeal',
  ...ofAuthor,
  input: strictObject({ code, content: writtenText(10, 3000) }),
  output: theNotice,
})

/** A notice for a moderator, with the sender and the decisions that are open. 403/2004 with an interest in it. */
export const exposureNoticereview = declareCall({
  name: 'exposure.noticereview',
  section,
  scope: 'moderation',
  method: 'GET',
  who: ['moderator'],
  shownOnPages: true,
  input: strictObject({ code }),
  output: object({
    ...inFull,
    sender: object({
      name: nullable(string()),
      email: nullable(string()),
      capacity: noticeCapacity,
      capacityName: string(),
    }),
    decisions: array(oneOf(noticeDecisions)),
  }),
})

/** A moderator's decision. All but `invite` need `reason`, which the log shows: it must not repeat what is withheld. */
export const exposureNoticedecide = declareCall({
  name: 'exposure.noticedecide',
  section,
  scope: 'moderation',
  method: 'POST',
  who: ['moderator'],
  repeat: 'key',
  input: strictObject({ code, decision: oneOf(noticeDecisions), reason: optional(writtenText(10, 1000)) }),
  output: theNotice,
})
