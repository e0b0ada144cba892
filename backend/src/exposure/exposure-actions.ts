import type { Exposure } from 'calls/entities/exposure'

type State = Exposure['state']
type Actor = 'author' | 'moderator' | 'anyone'

/** Days in which a resolved case can be reopened (decisions 4). */
const REOPEN_DAYS = 7

/** Actions by actor and state (decisions 4). Replies of a broker's staff are not among them: they belong to enterprise accounts. */
const table: readonly { action: string; actor: Actor; from: readonly State[] }[] = [
  { action: 'publish', actor: 'author', from: ['draft', 'rejected'] },
  { action: 'review', actor: 'moderator', from: ['pending_review', 'mediation_requested'] },
  { action: 'add', actor: 'author', from: ['published'] },
  { action: 'append', actor: 'author', from: ['published', 'mediation_requested', 'in_mediation', 'awaiting_author'] },
  { action: 'resolve', actor: 'author', from: ['published', 'in_mediation', 'awaiting_author'] },
  { action: 'giveup', actor: 'author', from: ['published', 'mediation_requested', 'in_mediation', 'awaiting_author'] },
  { action: 'closecase', actor: 'moderator', from: ['in_mediation', 'awaiting_author'] },
  { action: 'reopen', actor: 'author', from: ['resolved'] },
  {
    action: 'report',
    actor: 'anyone',
    from: ['published', 'mediation_requested', 'in_mediation', 'awaiting_author', 'resolved', 'abandoned', 'closed'],
  },
]

/** Names of the calls open to a viewer; `since` is when the state began, in ms. Appending is also open until `resolved` becomes final. */
export function actionsOf(
  state: State,
  viewer: { isLoggedIn: boolean; isAuthor: boolean; isModerator: boolean },
  since: number,
  now = Date.now(),
): string[] {
  const isFinal = now - since > REOPEN_DAYS * 86_400_000
  const is: Record<Actor, boolean> = {
    author: viewer.isAuthor,
    moderator: viewer.isModerator,
    anyone: viewer.isLoggedIn,
  }
  const open = table.filter(({ actor, from }) => is[actor] && from.includes(state)).map(({ action }) => action)
  if (state !== 'resolved') return open
  return isFinal ? open.filter(action => action !== 'reopen') : viewer.isAuthor ? [...open, 'append'] : open
}
