import type { Caller } from 'platform/api/handle'

/** Operators have all rights of a moderator. */
export const isModerator = ({ user }: Pick<Caller, 'user'>): boolean =>
  user?.roles.some(role => role === 'moderator' || role === 'ops') ?? false
