/**
 * What a call touches, which decides the callers that may send it at all (docs/decisions/0031-scopes-of-calls.md):
 *
 * - `public`: the public site, calculators, counted events, health. Open to anyone, reveals nothing about the viewer.
 * - `read`: reads the user's own data, or shows the viewer more than others see.
 * - `write`: writes on the user's behalf.
 * - `session`: creates, extends or ends a session, or is a step towards one.
 * - `security`: changes the security of an account or of a firm's staff, or reveals everything stored about a user.
 * - `moderation`: only for moderators.
 * - `operations`: only for ops.
 *
 * A third-party client's access token is valid for `public`, and for `read` and `write` as far as granted. All
 * other scopes are refused, regardless of the user's roles.
 */
export type CallScope = 'public' | 'read' | 'write' | 'session' | 'security' | 'moderation' | 'operations'

/** The scopes that a user can grant to a third-party client: a closed set. */
export const grantScopes = ['read', 'write'] as const
export type GrantScope = (typeof grantScopes)[number]

/** Whether a name is one of the scopes that can be granted. */
export const isGrantScope = (name: string): name is GrantScope => grantScopes.some(scope => scope === name)

/** Whether a client's token with these scopes may send the call. */
export const isGranted = ({ scope }: { scope: CallScope }, granted: readonly GrantScope[]): boolean =>
  scope === 'public' || granted.some(one => one === scope)

/** The fields of a declaration that rendering checks. */
interface Sendable {
  scope: CallScope
  wraps?: true
  shownOnPages?: true
}

const openScopes: readonly CallScope[] = ['public', 'read', 'write']

/**
 * Whether a release's code may send the call while the server renders a page. Wrappers are excluded: the call inside
 * could have any scope.
 */
export const isOpenToRendering = ({ scope, wraps, shownOnPages }: Sendable): boolean =>
  !wraps && (openScopes.includes(scope) || shownOnPages === true)
