import type { BrokerListEntry } from 'calls/entities/broker-list-entry'
import type { Exposure, ExposureEvent } from 'calls/entities/exposure'
import type { Outcome } from '../exposure-parts/load-outcome.ts'

export const pellworth: BrokerListEntry = {
  traderCode: 'pw1',
  code: 'pw1',
  shortName: 'Pellworth',
  showName: 'Pellworth Global',
  ico: '',
  slug: 'pellworth-global',
  score: 6.35,
  grade: 'B',
  stars: 3.5,
  countryCode: '826',
  twoCharCode: 'GB',
  licenceStatus: 'regulated',
  findings: [],
  regulators: [],
  platforms: [],
  minDeposit: null,
  spreadFrom: null,
  maxLeverage: null,
  foundedYear: null,
  commentCount: 0,
  exposureCount: 18,
  sample: true,
}

export const exposure = (change: Partial<Exposure> = {}): Exposure => ({
  code: '2047719',
  slug: 'withdrawal-pending',
  title: 'Withdrawal of $4,200 pending',
  broker: pellworth,
  brokerName: pellworth.showName,
  reason: 'unable_to_withdraw',
  content: 'I asked to withdraw.\n\nNothing came.',
  lang: 'en',
  amount: { amount: 4200, currency: 'USD' },
  incidentDate: '2026-10-29',
  images: [],
  state: 'published',
  replied: false,
  registered: true,
  dueAt: null,
  overdue: false,
  rejectReason: null,
  viewCount: 1942,
  sample: true,
  user: {
    userId: 'u1',
    nick: 'Dimas A.',
    avatar: null,
    countryCode: '360',
    twoCharCode: 'ID',
    countryName: 'Indonesia',
    identity: 'trader',
    vest: false,
    fans: 0,
  },
  createdAt: '2026-11-02T14:20:00Z',
  updatedAt: '2026-11-02T14:20:00Z',
  ...change,
})

/** Where the complaints about Pellworth stand. */
export const outcome = (change: Partial<Outcome> = {}): Outcome => ({
  broker: pellworth,
  total: 18,
  last90Days: 3,
  replied: 4,
  resolved: 2,
  open: 5,
  underMediation: 0,
  awaitingBroker: 0,
  overdue: 0,
  registered: true,
  answers: { due: 0, inTime: 0 },
  latestAt: '2026-11-02T14:20:00Z',
  resolvedAt: null,
  overdueSince: null,
  medianDays: null,
  ...change,
})

type Step = [action: string, from: string | null, to: string, actor: ExposureEvent['actor'], at: string, note?: string]

/** Events as the call returns them, newest first, from steps in chronological order. */
export const eventsOf = (...steps: Step[]): ExposureEvent[] =>
  steps
    .map(([action, from, to, actor, at, note = ''], index) => ({
      eventId: String(index),
      action,
      from,
      to,
      actor,
      name: '',
      reason: null,
      note,
      lang: 'en',
      images: [],
      at,
    }))
    .reverse()

/** A case that the broker has answered, so that it is the author's turn. */
export const answeredCase = eventsOf(
  ['approve', null, 'published', 'moderator', '2026-11-02T14:20:00Z'],
  ['append', 'published', 'published', 'author', '2026-11-06T08:15:00Z', 'Support chat added.'],
  ['add', 'published', 'mediation_requested', 'author', '2026-11-11T20:31:00Z'],
  ['accept', 'mediation_requested', 'in_mediation', 'moderator', '2026-11-13T11:05:00Z'],
  ['reply', 'in_mediation', 'awaiting_author', 'staff', '2026-11-17T16:42:00Z', 'Please send the bank reference.'],
)
