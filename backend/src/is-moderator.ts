import type { Caller } from 'platform/api/handle'

/** Ops may do all that a moderator may. */
export const isModerator = ({ user }: Pick<Caller, 'user'>): boolean =>
  user?.roles.some(role => role === 'moderator' || role === 'ops') ?? false
