import type { Request } from 'express'
import type { CallDeclaration } from 'shared-state/api/declare-call'
import type { AreaRoute } from 'shared-state/contract/area'
import type { PortalUser } from 'shared-state/store/portal-user'
import type { Caller } from '../api/handle.ts'
import type { InvokeCall } from '../api/invocation.ts'

/** A page's form that the server itself runs if there is no JavaScript (docs/decisions/0036-account-forms.md). */
export interface ServerForm {
  /** The area that shows the page: the form uses the texts of its release. */
  area: string
  submit: NonNullable<AreaRoute['submit']>
}

/** What the host needs from the product it serves; the server passes it in once (server/src/app.ts). */
export interface Product {
  /** All declared calls: those that a release may use and rendering may make. */
  calls: readonly CallDeclaration[]
  /** Answers a call within the server. */
  invoke: InvokeCall
  /** The caller of a request. `sessionCookie`: replaces the request's own if that has changed since. */
  callerOf(request: Request, sessionCookie?: string): Promise<Caller>
  /** Name of the session cookie. */
  sessionCookie: string
  /** Account data of the logged-in user for rendering the page; null if reading it fails or takes too long. */
  userOf(caller: Caller): Promise<PortalUser | null>
  /** Country of the caller's address, alpha-2 in lower case; undefined if not known in time. Looked up in parallel with rendering. */
  countryOf(caller: Caller): Promise<string | undefined>
  /** The items that the data of a call's answer shows besides those that the call's declaration names (`about`). */
  itemsShown(data: unknown): readonly string[]
  /** Forms that the server itself runs, by their address after the language. */
  forms: ReadonlyMap<string, ServerForm>
}
