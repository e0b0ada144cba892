import { array, boolean, int, nullable, object, oneOf, string } from 'shared-state/schema'
import type { OutputOfSchema } from 'shared-state/schema'
import { brokerListEntry } from './broker-list-entry.ts'
import { day, instant } from './fields.ts'
import { image } from './image.ts'
import { money } from './money.ts'
import { userPublic } from './user.ts'

export const exposureReasons = ['unable_to_withdraw', 'severe_slippage', 'scam', 'other'] as const
export const exposureReason = oneOf(exposureReasons)

/** States everyone may see (decisions 4). */
export const publicExposureStates = [
  'published',
  'mediation_requested',
  'in_mediation',
  'awaiting_author',
  'resolved',
  'abandoned',
  'closed',
] as const
export const publicExposureState = oneOf(publicExposureStates)
export const exposureState = oneOf(['draft', 'pending_review', 'rejected', ...publicExposureStates])

/**
 * A public complaint. The private contact is never included. In a draft, or a rejected post that is being edited, fields that are not filled
 * in have these values: reason `other`, amount 0 in USD, and the day of its creation as incidentDate.
 */
export const exposure = object({
  code: string(),
  slug: string(),
  title: string(),
  broker: nullable(brokerListEntry),
  brokerName: string(),
  reason: exposureReason,
  content: string(),
  /** Language of title and content: the reader's where there is a translation, else the writer's own. */
  lang: string(),
  amount: money,
  incidentDate: day,
  images: array(image),
  user: userPublic,
  state: exposureState,
  replied: boolean(),
  /** The broker has staff on this site who could reply. */
  registered: boolean(),
  /** When the staff's time to reply ends; null while it is not their turn, or without staff here. */
  dueAt: nullable(instant),
  /** `dueAt` is over: the broker has not replied within 14 days. */
  overdue: boolean(),
  /** For the author and moderators: the reason and the moderator's own words. */
  rejectReason: nullable(string()),
  viewCount: int(),
  createdAt: instant,
  updatedAt: instant,
  sample: boolean(),
})
export type Exposure = OutputOfSchema<typeof exposure>

/** One step of a complaint's public timeline. */
export const exposureEvent = object({
  eventId: string(),
  action: string(),
  from: nullable(string()),
  to: string(),
  actor: oneOf(['author', 'staff', 'moderator', 'system']),
  name: string(),
  /** A moderator's reason (exposure-case/case-reasons.ts), shown before the note: its sentence in the caller's language. */
  reason: nullable(object({ code: string(), name: string() })),
  note: string(),
  /** Language of `note`; null where it is not stored. */
  lang: nullable(string()),
  images: array(image),
  at: instant,
})
export type ExposureEvent = OutputOfSchema<typeof exposureEvent>
