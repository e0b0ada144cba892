import { boolean, int, nullable, object, oneOf, string } from 'shared-state/schema'
import type { OutputOfSchema } from 'shared-state/schema'
import { noticeCapacities, noticeGrounds, publicNoticeStates } from '../legal-notice/notice-states.ts'
import { instant } from './fields.ts'

export const noticeGround = oneOf(noticeGrounds)
export const noticeCapacity = oneOf(noticeCapacities)
export const noticeState = oneOf(publicNoticeStates)

/** A legal notice about an exposure, as the public log shows it. The sender's name and address are never included. */
export const legalNotice = object({
  code: string(),
  state: noticeState,
  stateName: string(),
  /** The firm, as the sender has written it; null until a moderator has looked at the notice. */
  firm: nullable(string()),
  ground: noticeGround,
  groundName: string(),
  countryName: string(),
  /** The post, as everyone sees it now. */
  exposure: object({ code: string(), slug: string(), title: string(), lang: string(), sample: boolean() }),
  brokerName: string(),
  /** Null for a broker that is not listed. */
  broker: nullable(object({ code: string(), slug: string() })),
  receivedAt: instant,
  /** When the next step is due; null after the last one. */
  dueAt: nullable(instant),
  /** A moderator's decision is late. */
  overdue: boolean(),
  /** When a moderator first decided; `days` since the notice was received. */
  decidedAt: nullable(instant),
  days: nullable(int()),
  /** The author has answered the notice. */
  answered: boolean(),
  /** The moderator's reason for the latest decision. */
  reason: nullable(object({ text: string(), lang: string() })),
})
export type LegalNotice = OutputOfSchema<typeof legalNotice>

/** One step of a notice. `reason` is a moderator's; other words are not public. */
export const noticeEvent = object({
  state: noticeState,
  stateName: string(),
  actor: oneOf(['sender', 'author', 'moderator']),
  reason: string(),
  lang: nullable(string()),
  at: instant,
})
export type NoticeEvent = OutputOfSchema<typeof noticeEvent>
