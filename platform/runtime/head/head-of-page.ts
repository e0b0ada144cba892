import type { Head, LoadContext } from 'shared-state/contract/area'
import { isLocalOrigin } from 'shared-state/contract/local-origin'
import { shortDescription } from 'shared-state/head/short-description'
import { contentLanguageOf, isPublicLanguage } from 'shared-state/i18n/languages'
import type { RootStore } from 'shared-state/root-store'
import { wordIn } from '../areas/word-in.ts'
import type { Frame } from '../frame.ts'

/** What the runtime reads back from a matched route: the area it belongs to and the document's head. */
export interface RouteHandle {
  area: string
  head: (data: unknown, place: { params: LoadContext['params']; url: URL }) => Head
}

interface Match {
  params: Readonly<Record<string, string | undefined>>
  route: { id: string; handle?: unknown }
}

/** The head of the current page: from the innermost match, with the site's name appended to the title. */
export function headOfPage(
  frame: Pick<Frame, 'siteName' | 'brokenTitle' | 'feedIn'>,
  matches: readonly Match[],
  loaderData: Record<string, unknown>,
  url: URL,
  store: RootStore,
): Head {
  const match = matches.at(-1)
  const handle = match?.route.handle as Partial<RouteHandle> | undefined
  const head = ownHead(match, handle, loaderData, url, store) ?? {
    title: (handle?.head ? undefined : wordsWhileDown(handle?.area, store)) ?? frame.brokenTitle(store),
    noindex: true,
  }
  const lang = contentLanguageOf(store.visitor.lang)
  return {
    ...(frame.feedIn && { feed: frame.feedIn(lang) }),
    ...head,
    title: `${head.title} · ${frame.siteName}`,
    ...(head.description !== undefined && { description: shortDescription(head.description) }),
    ...(isKeptOut(head, store) && { noindex: true }),
  }
}

/** Applies to preview languages, and to invented data on a publicly reachable address (decisions 8). */
const isKeptOut = ({ sample }: Head, { visitor: { lang, facts } }: RootStore): boolean =>
  !isPublicLanguage(lang) || (sample === true && !isLocalOrigin(facts.origin))

/** The page's own head. Undefined without the page's data (an error, or an area that is down), or if it throws. */
function ownHead(
  match: Match | undefined,
  handle: Partial<RouteHandle> | undefined,
  loaderData: Record<string, unknown>,
  url: URL,
  store: RootStore,
): Head | undefined {
  if (!match || !handle?.head || !(match.route.id in loaderData)) return undefined
  try {
    return handle.head(loaderData[match.route.id], { params: match.params, url })
  } catch (error) {
    // The rest of the head comes from the frame, which must survive an area's mistake.
    store.report(handle.area ?? 'shell', 'render', error)
    return undefined
  }
}

/** An area that is down has no code to run, but its release record includes texts for this case. */
const wordsWhileDown = (area: string | undefined, { snapshot, visitor }: RootStore): string | undefined =>
  area === undefined ? undefined : wordIn(snapshot.areas[area]?.down, visitor.lang)
