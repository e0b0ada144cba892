/**
 * What a person, a team's key or the guard orders (a release, an import, a role) cannot be done; `message` says why in one
 * line, or a few. Whoever asks is told it; it is no failure of ours.
 */
export class OrderRefused extends Error {
  override name = 'OrderRefused'
}
