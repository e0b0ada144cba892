import type { User } from 'calls/entities/user'

const trader: User = {
  userId: 'U100',
  vest: false,
  nick: 'harbour_reader',
  gender: 'unknown',
  avatar: null,
  email: 'h•••@example.com',
  phone: null,
  areaCode: null,
  countryCode: '360',
  identity: 'trader',
  certificate: { state: 'none', reason: null },
  enterpriseId: null,
  roles: [],
  hasPassword: true,
  createdAt: '2025-03-04T10:00:00.000Z',
}

/** Who may be looking at the area. */
export const visitors = {
  nobody: null,
  trader,
  broker: {
    ...trader,
    userId: 'U101',
    nick: 'Harlow FX support',
    identity: 'provider',
    certificate: { state: 'approved', reason: null },
    enterpriseId: 'E100',
  },
  moderator: { ...trader, userId: 'U102', nick: 'moderator_ana', roles: ['moderator'] },
} satisfies Record<string, User | null>

export type VisitorName = keyof typeof visitors
export const visitorNames = Object.keys(visitors) as VisitorName[]
