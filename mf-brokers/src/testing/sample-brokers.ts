import type { Broker } from 'calls/entities/broker'
import type { BrokerEvidence } from 'calls/entities/broker-evidence'
import type { BrokerListEntry } from 'calls/entities/broker-list-entry'
import type { ComplaintFigures } from 'calls/entities/complaint-figures'
import { findingsOf } from 'calls/findings/findings-of'
import { brokerTabs } from '../addresses.ts'
import type { BrokerData } from '../broker/load-broker.ts'

/** A broker as lists show it, for tests. */
export function entryOf(given: Partial<BrokerListEntry> = {}): BrokerListEntry {
  const entry: Omit<BrokerListEntry, 'findings'> = {
    traderCode: 'Q1',
    shortName: 'Quillhaven',
    showName: 'Quillhaven FX',
    code: 'Q1',
    ico: '',
    slug: 'quillhaven-fx',
    score: 8.92,
    grade: 'AAA',
    stars: 5,
    countryCode: '826',
    twoCharCode: 'GB',
    licenceStatus: 'regulated',
    regulators: [{ abbreviation: 'FCA', tier: 1, twoCharCode: 'GB' }],
    platforms: ['MetaTrader 5'],
    minDeposit: { amount: 100, currency: 'USD' },
    spreadFrom: 0.7,
    maxLeverage: 30,
    foundedYear: 2014,
    commentCount: 1204,
    exposureCount: 9,
    sample: true,
    ...given,
  }
  const { grade, licenceStatus } = entry
  const licences = [{ status: licenceStatus, expiresAt: null }]
  return { findings: findingsOf({ grade, licenceStatus, licences, warned: false }, 0), ...entry }
}

/** The same, with all the data of the broker's own page. */
export const brokerOf = (given: Partial<Broker> = {}): Broker => ({
  ...entryOf(given),
  legalName: 'Quillhaven FX UK Ltd',
  website: 'quillhaven.example',
  emails: [],
  phones: [],
  address: null,
  licences: [],
  breakdown: null,
  riskLevel: 'low',
  recordRisk: 'low',
  claimed: false,
  cooperative: false,
  tags: [],
  updatedAt: '2026-01-01T00:00:00.000Z',
  ...given,
})

/** Figures of the complaints about a broker. */
export const complaintsOf = (given: Partial<ComplaintFigures> = {}): ComplaintFigures => ({
  total: 20,
  last90Days: 4,
  replied: 8,
  resolved: 6,
  open: 9,
  underMediation: 0,
  awaitingBroker: 0,
  overdue: 0,
  registered: true,
  answers: { due: 0, inTime: 0 },
  latestAt: '2026-01-02T10:00:00Z',
  resolvedAt: null,
  overdueSince: null,
  ...given,
})

/** A broker about which nobody has complained or warned. */
export const noEvidence: BrokerEvidence = { complaint: null, warning: null, revokedOn: null }

/** The data that every tab of a broker receives, for tests. */
export const tabDataOf = (given: Partial<BrokerData> = {}): BrokerData => ({
  broker: brokerOf(),
  evidence: noEvidence,
  tabs: [...brokerTabs],
  score: null,
  rating: null,
  tips: [],
  ads: [],
  similar: [],
  ...given,
})
