import { boolean, int, nullable, object } from 'shared-state/schema'
import type { OutputOfSchema } from 'shared-state/schema'
import { instant } from './fields.ts'

/**
 * Figures of the public complaints about one broker, the same in every call. The numbers of complaints are those of the list under its
 * filters; days are those of UTC.
 */
export const complaintFigures = object({
  total: int(),
  last90Days: int(),
  /** The broker's staff have replied at least once. */
  replied: int(),
  /** Their authors have marked them resolved. */
  resolved: int(),
  /** Not at an end. */
  open: int(),
  /** Open ones that wait for mediation or are in it. */
  underMediation: int(),
  /** Of those under mediation, the ones in which it is the broker's turn to reply. */
  awaitingBroker: int(),
  /** Of those, the ones in which the broker has not replied within 14 days. */
  overdue: int(),
  /** The broker has staff on this site who can reply. */
  registered: boolean(),
  /**
   * Cases of mediation in which a time to reply has ended, by a reply or without one, and those of them in which every reply came in time.
   * Null for a broker that is not registered: no time applies to it.
   */
  answers: nullable(object({ due: int(), inTime: int() })),
  /** Publication of the latest one. */
  latestAt: nullable(instant),
  /** When an author last marked one resolved that still is. */
  resolvedAt: nullable(instant),
  /** When the time to reply ended in the case that is longest overdue. */
  overdueSince: nullable(instant),
})
export type ComplaintFigures = OutputOfSchema<typeof complaintFigures>
