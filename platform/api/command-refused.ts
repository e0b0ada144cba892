/**
 * A command of a person, a team's key or the guard (a release, an import, a role) cannot be carried out; `message` says why in one line, or
 * a few. It is shown to the caller and is no failure of ours.
 */
export class CommandRefused extends Error {
  override name = 'CommandRefused'
}
