import { usercenterMymarket, usercenterVpsorders } from 'calls/account-lists'
import { dealerGettraderbycodes } from 'calls/brokers'
import type { BrokerListEntry } from 'calls/entities/broker-list-entry'
import type { OwnListing } from 'calls/entities/market-listing'
import type { VpsPlan } from 'calls/entities/vps-plan'
import type { VpsRequest } from 'calls/entities/vps-request'
import { dealerVpsbroker } from 'calls/vps'
import type { CallDeclaration, CallOutput } from 'shared-state/api/declare-call'
import { exampleOutput } from 'shared-state/examples/call-examples'

const firstOf = <Call extends CallDeclaration>(call: Call) =>
  (exampleOutput(call) as { items: unknown[] }).items[0] as CallOutput<Call> extends { items: (infer Item)[] }
    ? Item
    : never

/** A broker without findings. */
export const quill: BrokerListEntry = {
  ...firstOf(dealerGettraderbycodes),
  code: 'Q1',
  traderCode: 'Q1',
  slug: 'quillhaven',
  showName: 'Quillhaven FX',
  grade: 'A',
  findings: [],
  namesakeDetails: undefined,
}

/** A broker that is unfit to lead. */
export const harrow: BrokerListEntry = {
  ...quill,
  code: 'hw1',
  traderCode: 'hw1',
  slug: 'harrow',
  showName: 'Harrow Markets',
  grade: 'E',
  findings: ['noLicence', 'gradeE'],
}

/** A live listing with 64 days left. */
export const ownListing = (change: Partial<OwnListing> = {}): OwnListing => ({
  ...firstOf(usercenterMymarket),
  code: 'm1',
  slug: 'rebates-in-jakarta',
  section: 'agent',
  type: 'ib',
  title: 'Rebates in Jakarta',
  lang: 'en',
  brokers: [],
  state: 'live',
  reason: null,
  readCount: 1204,
  applaudCount: 7,
  contactCount: 1,
  commentCount: 2,
  createdAt: '2026-10-25T12:00:00Z',
  expiresAt: '2027-01-23T12:00:00Z',
  ...change,
})

export const vpsPlan = (change: Partial<VpsPlan> = {}): VpsPlan => ({
  ...firstOf(dealerVpsbroker),
  code: 'p1',
  provider: 'Fernhost',
  countryName: 'Singapore',
  latencyMs: 1.5,
  price: { amount: 29, currency: 'USD' },
  ...change,
})

export const vpsRequest = (change: Partial<VpsRequest> = {}): VpsRequest => ({
  ...firstOf(usercenterVpsorders),
  code: 'r1',
  title: 'Fernhost',
  price: { amount: 29, currency: 'USD' },
  state: 'asked',
  reason: null,
  broker: quill,
  createdAt: '2026-11-18T10:00:00Z',
  ...change,
})

/** A page of a list that holds these items. */
export const pageWith = <Item>(items: Item[], total = items.length) => ({ items, total, pageIndex: 1, pageSize: 20 })
