import type { ReactNode } from 'react'
import type { Api } from '../api/api.ts'
import type { TextLanguage } from '../i18n/languages.ts'
import type { SharedStore } from './shared-store.ts'
import type { SlotName, SlotProps, SlotUse } from './slots.ts'

/** What a route's or slot's loader is handed. `signal` aborts when the visitor moves on or the time budget is spent. */
export interface LoadContext {
  params: Readonly<Record<string, string | undefined>>
  url: URL
  /** The page's, for its texts, figures and addresses. */
  lang: TextLanguage
  api: Api
  store: SharedStore
  signal: AbortSignal
}

/** What the document's head says of a page. `canonical` is a path behind the language, e.g. `/shops`. */
export interface Head {
  title: string
  description?: string
  canonical?: string
  noindex?: boolean
  /** It shows invented data: no page for a search engine but on a developer's own machine (decisions 8). */
  sample?: boolean
  /** What a link to it is shown with elsewhere: an address from the site's root, 1200 × 630. Default: the site's own. */
  picture?: string
  kind?: 'article'
  /** The site's feed, for readers of feeds. The shell says it for every page. */
  feed?: { title: string; path: string }
  /** What it says for machines: schema.org objects (shared-state/head). Only what stands on the page; not written where `noindex` is. */
  structured?: readonly object[]
}

/** A component whose code is fetched on demand; `load()` resolves once it can render without waiting. Made by `part()`. */
export type Part<Props = object> = ((props: Props) => ReactNode) & { load(): Promise<unknown> }

/** One address of an area. */
export interface AreaRoute<Data = unknown> {
  /** Behind the language, in react-router's pattern: `shops/info/:nameCode`. */
  path: string
  /** Reads the page's data; throws `notFound()` or `redirectTo()` from shared-state/runtime. */
  load?(context: LoadContext): Promise<Data>
  page: Part
  head(data: Data, context: Pick<LoadContext, 'params' | 'url' | 'lang' | 'store'>): Head
  /** HTTP status of the page's answer, where it is not 200: the not-found page's is 404. */
  status?: number
  /** Answers the page's own form (POST to its address), with and without JavaScript; the page reads it with useFormAnswer(). */
  submit?(form: FormData, context: LoadContext): Promise<unknown>
  /** The slots the page shows, so that they load beside its data. */
  slots?(context: Pick<LoadContext, 'params' | 'url' | 'store'>): SlotUse[]
}

/** One area's part inside another's page. */
export interface SlotFill<Name extends SlotName = SlotName, Data = unknown> {
  slot: Name
  load?(props: SlotProps[Name], context: LoadContext): Promise<Data>
  part: Part<{ props: SlotProps[Name]; data: Data }>
  /** Milliseconds the server waits before the page goes out without it; default 300. */
  budgetMs?: number
}

/** All that crosses an area's border: the one export of its one exposed module. */
export interface Area {
  name: string
  routes: readonly AreaRoute[]
  slots: readonly SlotFill[]
}

/** Checks that a route's head reads what its loader gives. */
export const defineRoute = <Data>(route: AreaRoute<Data>): AreaRoute => route

/** Checks that a part takes what its slot gives and its loader reads. Fills of different slots then stand in one list. */
export const defineSlot = <Name extends SlotName, Data>(fill: SlotFill<Name, Data>): SlotFill =>
  fill as unknown as SlotFill
