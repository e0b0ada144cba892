import type { ComponentType } from 'react'
import type { CallDeclaration, Who } from 'shared-state/api/declare-call'
import type { MockAnswer } from 'shared-state/contract/area-alone'
import type { PortalUser } from 'shared-state/store/portal-user'
import type { SlotName, SlotProps, SlotUse } from 'shared-state/contract/slots'
import type { Frame } from '../../runtime/frame.ts'
import type { Tab } from '../../runtime/tab-store.ts'

/** A visitor who can be logged in. */
export interface MockVisitor {
  /** The label in the list of visitors: `Ann, who may write`. */
  label: string
  user: PortalUser
  /** The user's name as shown in the layout. */
  shownAs: string
  roles: readonly Who[]
}

/** The request that a response is generated for. */
export interface MockRequest {
  input: Readonly<Record<string, unknown>>
  /** ms */
  now: number
  /** The logged-in caller, if any. */
  visitor: PortalUser | null
}

/** What the mock backend needs to know about a portal: `backend` in `src/testing/alone/backend.ts` of its shell. */
export interface PortalBackend {
  calls: readonly CallDeclaration[]
  /** By their names in the switches. */
  visitors: Readonly<Record<string, MockVisitor>>
  /** Country of every visitor. */
  countryCode: string
  /** Calls of the layout: excluded from the failures and delays set for all calls, as the area does not make them. */
  layoutCalls: readonly string[]
  /** Calls that log in or out, by name: the visitor afterwards, or `nobody`. */
  visitorAfter: Readonly<Record<string, string>>
  /** `Data` of a response, generated from the call's declaration. */
  makeAnswer(call: CallDeclaration, request: MockRequest): unknown
  /** Responses for the layout and for pages that show areas' list entries, as if this area were the only one. */
  answersFor(area: { slots: readonly string[] }): readonly MockAnswer[]
  /** Props of a slot for which the area gives none. */
  slotProps(name: SlotName): SlotProps[SlotName]
  /** Asks a real server who is logged in. */
  askVisitor(): Promise<PortalUser | null>
  tests: PortalTests
}

/** What the browser tests of every area need to know about a portal. */
export interface PortalTests {
  /** Name of a visitor who may see every page. */
  mayAll: string
  /** Name of a visitor who is logged in and has no role. */
  user: string
  /** The login page: its path after the language, and the values for its fields, by name. */
  login: { path: string; fields: Readonly<Record<string, string>> }
}

/** The surroundings of a page: `page` in `src/testing/alone/page.tsx` of the portal's shell, whose module also imports the styles. */
export interface PortalPage {
  frame: Frame
  tab(): Tab
  /** A page with only a slot, and the slot's name as `h1`. */
  SlotPage: ComponentType<{ slot: SlotUse }>
}
