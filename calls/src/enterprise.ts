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
import { comment } from './entities/comment.ts'
import { enterprise, enterpriseKind, enterpriseState } from './entities/enterprise.ts'
import { exposure } from './entities/exposure.ts'
import { code, identifier, instant, mailAddress, matching, paging } from './entities/fields.ts'
import { image, imageIds } from './entities/image.ts'
import { itemsOf, pageOf } from './entities/page.ts'
import { staffRole } from './entities/staff-member.ts'
import { writtenText } from './entities/written-text.ts'

const section = 'Enterprise and staff'
const asking = { section, scope: 'read', method: 'GET', who: ['user'] } as const
const writing = { section, scope: 'write', method: 'POST', who: ['user'], repeat: 'key' } as const
const theEnterprise = object({ enterprise })
const enterpriseId = identifier

/**
 * One enterprise; without `enterpriseId` the viewer's own (the approved one, else the newest), null where there is none.
 * `role` is the viewer's, null for a moderator. Only owners, managers and moderators see `contact`; only the uploader and
 * moderators see its pictures. `events`, oldest first, are the claim's. 403/2004 for another user's enterprise.
 */
export const enterpriseDetail = declareCall({
  name: 'enterprise.detail',
  ...asking,
  input: strictObject({ enterpriseId: optional(enterpriseId) }),
  output: object({
    enterprise: nullable(enterprise),
    role: nullable(staffRole),
    contact: nullable(object({ contactName: string(), contactEmail: string(), images: array(image) })),
    events: array(
      object({
        at: instant,
        action: string(),
        from: nullable(enterpriseState),
        to: enterpriseState,
        reason: nullable(string()),
      }),
    ),
  }),
})

/** The viewer's enterprises: those they applied for and those they work for. */
export const enterpriseMine = declareCall({
  name: 'enterprise.mine',
  ...asking,
  input: strictObject({}),
  output: itemsOf(
    object({ enterpriseId: string(), name: string(), kind: enterpriseKind, state: enterpriseState, role: staffRole }),
  ),
})

/**
 * Saves a draft: a new one, or with `enterpriseId` one of the viewer's own. `traderCode` only with kind broker;
 * `imageIds` (usercenter.upload) are proofs that only moderators see; absent, they stay as they were. 409/3101 if it is no longer
 * a draft, and for a new draft while another claim of the viewer is open.
 */
export const enterpriseSave = declareCall({
  name: 'enterprise.save',
  ...writing,
  input: strictObject({
    enterpriseId: optional(enterpriseId),
    kind: enterpriseKind,
    traderCode: optional(code),
    name: writtenText(2, 100),
    licenceNo: optional(writtenText(2, 40)),
    website: optional(matching(/^https?:\/\/[^\s/.]+\.\S+$/, 200)),
    contactName: writtenText(2, 60),
    contactEmail: mailAddress,
    imageIds,
  }),
  output: theEnterprise,
})

/** Submits a draft. 409/3101 if it is not a draft, 409/3102 if the broker is already claimed. */
export const enterpriseSubmit = declareCall({
  name: 'enterprise.submit',
  ...writing,
  input: strictObject({ enterpriseId }),
  output: theEnterprise,
})

export const auditDecisions = ['start', 'approve', 'reject', 'suspend'] as const

/** A moderator's decision on a claim; `reason` is required with reject and suspend. Moderators cannot decide on their own claims. */
export const enterpriseAudit = declareCall({
  name: 'enterprise.audit',
  ...writing,
  scope: 'moderation',
  who: ['moderator'],
  input: strictObject({ enterpriseId, decision: oneOf(auditDecisions), reason: optional(writtenText(5, 500)) }),
  output: theEnterprise,
})

/**
 * Reviews and exposures of the claimed broker, with or without an answer of its staff. Exactly one of `comment` and `exposure` is set.
 * `dueAt`: when the time to reply to an exposure in mediation ends (decisions 4). Order `due`: these first, the most urgent first, then the
 * other exposures, then the reviews, each oldest first.
 */
export const enterpriseReplies = declareCall({
  name: 'enterprise.replies',
  ...asking,
  who: ['staff'],
  input: strictObject({
    enterpriseId,
    kind: optional(oneOf(['comment', 'exposure'])),
    answered: optional(boolean()),
    order: withDefault(oneOf(['old', 'new', 'due']), 'old'),
    ...paging,
  }),
  output: pageOf(
    object({
      kind: oneOf(['comment', 'exposure']),
      comment: nullable(comment),
      exposure: nullable(exposure),
      dueAt: nullable(instant),
    }),
  ),
})
