import type { LegalNotice } from 'calls/entities/legal-notice'
import { noticeStateNames } from 'calls/legal-notice/notice-words'

/** A notice that was rejected after three days. */
export const legalNotice = (change: Partial<LegalNotice> = {}): LegalNotice => {
  const { state = 'rejected' } = change
  return {
    code: 'n1',
    state,
    stateName: noticeStateNames[state].en,
    firm: 'Lumbung Futures',
    ground: 'defamation',
    groundName: 'Defamation',
    countryName: 'Indonesia',
    exposure: { code: '2047719', slug: 'withdrawal-pending', title: 'Withdrawal pending', lang: 'en', sample: true },
    brokerName: 'Pellworth Capital',
    broker: { code: 'pw1', slug: 'pellworth-capital' },
    receivedAt: '2026-11-10T09:00:00Z',
    dueAt: null,
    overdue: false,
    decidedAt: '2026-11-13T08:00:00Z',
    days: 3,
    answered: true,
    reason: { text: 'The author’s bank confirms what the post says.', lang: 'en' },
    ...change,
  }
}

/** One that no moderator has looked at. */
export const newNotice = (change: Partial<LegalNotice> = {}): LegalNotice =>
  legalNotice({
    state: 'received',
    firm: null,
    dueAt: '2026-11-24T09:00:00Z',
    decidedAt: null,
    days: null,
    answered: false,
    reason: null,
    ...change,
  })
