import type { ComponentType } from 'react'
import type { CallDeclaration, Who } from 'shared-state/api/declare-call'
import type { MockAnswer } from 'shared-state/contract/area-alone'
import type { PortalUser } from 'shared-state/store/portal-user'
import type { SlotName, SlotProps, SlotUse } from 'shared-state/contract/slots'
import type { Frame } from '../../runtime/frame.ts'
import type { Tab } from '../../runtime/tab-store.ts'

/** Someone who may be logged in. */
export interface MockVisitor {
  /** In the list of visitors: `Ann, who may write`. */
  label: string
  user: PortalUser
  /** The user's name where the layout shows it. */
  shownAs: string
  roles: readonly Who[]
}

/** What an answer is made for. */
export interface MockRequest {
  input: Readonly<Record<string, unknown>>
  /** ms */
  now: number
  /** Who sends the call. */
  visitor: PortalUser | null
}

/** What the mock backend knows of a portal: `backend` in `src/testing/alone/backend.ts` of its shell. */
export interface PortalBackend {
  calls: readonly CallDeclaration[]
  /** By their names in the switches. */
  visitors: Readonly<Record<string, MockVisitor>>
  /** Country of every visitor. */
  countryCode: string
  /** Calls of the layout: they do not fail or wait with all others, as an area has no part in them. */
  layoutCalls: readonly string[]
  /** Calls that log in or out, by name: who is logged in afterwards, or `nobody`. */
  visitorAfter: Readonly<Record<string, string>>
  /** `Data` of an answer, made from the call's declaration. */
  makeAnswer(call: CallDeclaration, request: MockRequest): unknown
  /** Answers of the layout and of pages that show what areas list, as if this area was the only one. */
  answersFor(area: { slots: readonly string[] }): readonly MockAnswer[]
  /** Props of a slot where the area gives none. */
  slotProps(name: SlotName): SlotProps[SlotName]
  /** Asks a real server who is logged in. */
  askVisitor(): Promise<PortalUser | null>
  tests: PortalTests
}

/** What the browser tests of every area know of a portal. */
export interface PortalTests {
  /** Name of a visitor who may see every page. */
  mayAll: string
  /** Name of a visitor who is logged in and has no role. */
  user: string
  /** The login page: its path behind the language, and what its fields are filled with, by name. */
  login: { path: string; fields: Readonly<Record<string, string>> }
}

/** What a page is shown in: `page` in `src/testing/alone/page.tsx` of the portal's shell, whose module brings the styles along. */
export interface PortalPage {
  frame: Frame
  tab(): Tab
  /** A page with nothing but a slot and its name as `h1`. */
  SlotPage: ComponentType<{ slot: SlotUse }>
}
