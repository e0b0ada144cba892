import type { MockVisitor } from 'platform/alone/src/portal'
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
const provider: User = {
  ...trader,
  userId: 'U101',
  nick: 'Harlow FX support',
  identity: 'provider',
  certificate: { state: 'approved', reason: null },
  enterpriseId: 'E100',
}
const moderator: User = { ...trader, userId: 'U102', nick: 'moderator_ana', roles: ['moderator'] }

/** The possible visitors of an area. */
export const visitors = {
  trader: { label: 'A trader', user: trader, shownAs: trader.nick, roles: [] },
  broker: { label: 'A broker’s own account', user: provider, shownAs: provider.nick, roles: [] },
  moderator: { label: 'A moderator', user: moderator, shownAs: moderator.nick, roles: ['moderator'] },
} satisfies Record<string, MockVisitor>
