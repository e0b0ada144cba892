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
 * `role` is the viewer's, null for a moderator. `contact` is for owners, managers and moderators alone, its pictures for who
 * sent them and moderators. `events`, oldest first, are the claim's. 403/2004 for another's.
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
 * Writes a draft: a new one, or with `enterpriseId` an own draft anew. `traderCode` for kind broker and for no other;
 * `imageIds` (usercenter.upload) are proofs that moderators alone see, absent: as they were. 409/3101 for what is no draft
 * any more, and for a new one while another claim of the viewer is open.
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

/** Hands a draft in. 409/3101 for what is no draft, 409/3102 when the broker is claimed already. */
export const enterpriseSubmit = declareCall({
  name: 'enterprise.submit',
  ...writing,
  input: strictObject({ enterpriseId }),
  output: theEnterprise,
})

export const auditDecisions = ['start', 'approve', 'reject', 'suspend'] as const

/** A moderator's decision on a claim; `reason` has to come with reject and suspend. Nobody decides on a claim of their own. */
export const enterpriseAudit = declareCall({
  name: 'enterprise.audit',
  ...writing,
  scope: 'moderation',
  who: ['moderator'],
  input: strictObject({ enterpriseId, decision: oneOf(auditDecisions), reason: optional(writtenText(5, 500)) }),
  output: theEnterprise,
})

/**
 * What waits for an answer of the claimed broker's staff, or has one: reviews of the broker, and exposures of it, which are
 * due 14 days after they were published (decisions 4). One of `comment` and `exposure` is set.
 */
export const enterpriseReplies = declareCall({
  name: 'enterprise.replies',
  ...asking,
  who: ['staff'],
  input: strictObject({
    enterpriseId,
    kind: optional(oneOf(['comment', 'exposure'])),
    answered: optional(boolean()),
    order: withDefault(oneOf(['old', 'new']), 'old'),
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
