import type { Request } from 'express'
import type { CallDeclaration } from 'shared-state/api/declare-call'
import type { AreaRoute } from 'shared-state/contract/area'
import type { PortalUser } from 'shared-state/store/portal-user'
import type { Caller } from '../api/handle.ts'
import type { InvokeCall } from '../api/invocation.ts'

/** A page's form that the server runs by itself where there is no JavaScript (docs/decisions/0036-account-forms.md). */
export interface ServerForm {
  /** Which release shows the page: its texts are the ones that the form answers with. */
  area: string
  submit: NonNullable<AreaRoute['submit']>
}

/** What the host asks of the product that it serves; the server hands it over once (server/src/app.ts). */
export interface Product {
  /** Every call there is: what a release may use and rendering may send. */
  calls: readonly CallDeclaration[]
  /** Answers a call within the server. */
  invoke: InvokeCall
  /** Who a request comes from. `sessionCookie`: in place of the request's own, where that has changed since. */
  callerOf(request: Request, sessionCookie?: string): Promise<Caller>
  /** Name of the cookie that opens a session. */
  sessionCookie: string
  /** The account data of whoever is logged in, for the page to be rendered with; null where it fails or is late. */
  userOf(caller: Caller): Promise<PortalUser | null>
  /** Country of the caller's address, alpha-2 in lower case; undefined where it is not told in time. Asked for beside rendering. */
  countryOf(caller: Caller): Promise<string | undefined>
  /** Forms that the server runs by itself, by their address behind the language. */
  forms: ReadonlyMap<string, ServerForm>
}
