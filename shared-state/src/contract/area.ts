import type { ReactNode } from 'react'
import type { Api } from '../api/api.ts'
import type { TextLanguage } from '../i18n/languages.ts'
import type { SharedStore } from './shared-store.ts'
import type { SlotName, SlotProps, SlotUse } from './slots.ts'

/** The argument of a route's or slot's loader. `signal` aborts when the visitor navigates away or the time budget is used up. */
export interface LoadContext {
  params: Readonly<Record<string, string | undefined>>
  url: URL
  /** The page's language, for its texts, figures and addresses. */
  lang: TextLanguage
  api: Api
  store: SharedStore
  signal: AbortSignal
}

/** A page's entries for the document head. `canonical` is a path after the language, e.g. `/shops`. */
export interface Head {
  title: string
  description?: string
  canonical?: string
  noindex?: boolean
  /** The page shows invented data, so search engines must not index it except on a developer's own machine (decisions 8). */
  sample?: boolean
  /** Preview image for links to the page: a path from the site's root, 1200 × 630. Default: the site's image. */
  picture?: string
  kind?: 'article'
  /** The page's own RSS feed. Default: the site's, if it has one. */
  feed?: { title: string; path: string }
  /** Structured data: schema.org objects (shared-state/head). Only content that the page shows; left out where `noindex` is set. */
  structured?: readonly object[]
}

/** A component whose code is fetched on demand; `load()` resolves once it can render without waiting. Made by `part()`. */
export type Part<Props = object> = ((props: Props) => ReactNode) & { load(): Promise<unknown> }

/** One address of an area. */
export interface AreaRoute<Data = unknown> {
  /** Path after the language, as a react-router pattern: `shops/info/:nameCode`. */
  path: string
  /** Reads the page's data; throws `notFound()` or `redirectTo()` from shared-state/runtime. */
  load?(context: LoadContext): Promise<Data>
  page: Part
  head(data: Data, context: Pick<LoadContext, 'params' | 'url' | 'lang' | 'store'>): Head
  /** HTTP status of the page if not 200, e.g. 404 for the not-found page. */
  status?: number
  /** Answers the page's own form (POST to its address), with and without JavaScript; the page reads it with useFormAnswer(). */
  submit?(form: FormData, context: LoadContext): Promise<unknown>
  /** The slots the page shows, so that they load in parallel with its data. */
  slots?(context: Pick<LoadContext, 'params' | 'url' | 'store'>): SlotUse[]
}

/** One area's slot content inside another area's page. */
export interface SlotFill<Name extends SlotName = SlotName, Data = unknown> {
  slot: Name
  load?(props: SlotProps[Name], context: LoadContext): Promise<Data>
  part: Part<{ props: SlotProps[Name]; data: Data }>
  /** Milliseconds the server waits before it sends the page without the content; default 300. */
  budgetMs?: number
}

/** The public interface of an area: the only export of its only exposed module. */
export interface Area {
  name: string
  routes: readonly AreaRoute[]
  slots: readonly SlotFill[]
}

/** Checks at compile time that a route's head accepts its loader's data. */
export const defineRoute = <Data>(route: AreaRoute<Data>): AreaRoute => route

/** Checks at compile time that a component accepts its slot's props and its loader's data. Different slots then share one list type. */
export const defineSlot = <Name extends SlotName, Data>(fill: SlotFill<Name, Data>): SlotFill =>
  fill as unknown as SlotFill
