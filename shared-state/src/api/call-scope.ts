/**
 * What a call touches, and so which callers may send it at all (docs/decisions/0031-scopes-of-calls.md):
 *
 * - `public`: the public site, calculators, counted events, health. Open to anyone, says nothing about the viewer.
 * - `read`: reads what belongs to the user, or shows the viewer more than others see.
 * - `write`: writes in the user's name.
 * - `session`: makes, extends or ends a session, or is a step towards one.
 * - `security`: changes how an account or a firm's staff is secured, or reveals all that is stored of a user.
 * - `moderation`: belongs to moderators.
 * - `operations`: belongs to ops.
 *
 * The access token of another client is good for `public`, and for those of `read` and `write` that its grant names. The
 * other scopes are refused to it, whatever the roles of its user.
 */
export type CallScope = 'public' | 'read' | 'write' | 'session' | 'security' | 'moderation' | 'operations'

/** What a user can grant another client: a closed set. */
export const grantScopes = ['read', 'write'] as const
export type GrantScope = (typeof grantScopes)[number]

/** Whether a name is one of the scopes that can be granted. */
export const isGrantScope = (name: string): name is GrantScope => grantScopes.some(scope => scope === name)

/** Whether a client's token with these scopes may send the call. */
export const isGranted = ({ scope }: { scope: CallScope }, granted: readonly GrantScope[]): boolean =>
  scope === 'public' || granted.some(one => one === scope)

/** What rendering looks at in a call's declaration. */
interface Sendable {
  scope: CallScope
  wraps?: true
  shownOnPages?: true
}

const openScopes: readonly CallScope[] = ['public', 'read', 'write']

/**
 * Whether code of a release may send the call while the server renders a page for the viewer. A wrapper may not: the call
 * inside it could have any scope.
 */
export const isOpenToRendering = ({ scope, wraps, shownOnPages }: Sendable): boolean =>
  !wraps && (openScopes.includes(scope) || shownOnPages === true)
