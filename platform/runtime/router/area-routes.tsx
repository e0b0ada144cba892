import {
  data as withStatus,
  redirectDocument,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type RouteObject,
} from 'react-router-dom'
import type { Area, AreaRoute, LoadContext } from 'shared-state/contract/area'
import type { AnsweredForm } from 'shared-state/contract/shell-module'
import type { RootStore } from 'shared-state/root-store'
import { ApiError, loginFirst, notFound } from 'shared-state/runtime'
import type { RouteHandle } from '../head/head-of-page.ts'
import { PageFrame } from './page-frame.tsx'

export interface RouteOptions {
  /** On the server, which sends the page once and so waits for the slots; the browser shows the page first and fills them later. */
  budgeted: boolean
  /** In the browser: navigation to the area must be a full page load, because its release was revoked. */
  mustReload?: (area: string) => boolean
  /** On the server: the result of a form that the server itself has run. */
  answered?: AnsweredForm | undefined
}

/** An area's addresses as react-router routes. */
export const areaRoutes = (
  area: Pick<Area, 'name' | 'routes'>,
  store: RootStore,
  options: RouteOptions,
): RouteObject[] => area.routes.map(route => routeOf(area.name, route, store, options))

/** An area's address as a react-router route: code, data and slots are loaded in parallel. */
function routeOf(area: string, route: AreaRoute, store: RootStore, options: RouteOptions): RouteObject {
  const contextOf = ({ request, params }: LoaderFunctionArgs | ActionFunctionArgs): LoadContext => ({
    params,
    url: new URL(request.url),
    lang: store.visitor.lang,
    api: store.api,
    store,
    signal: request.signal,
  })
  const handle: RouteHandle = {
    area,
    head: (data, place) => route.head(data, { ...place, lang: store.visitor.lang, store }),
  }
  const load = async (context: LoadContext) => {
    const slots = (route.slots?.(context) ?? []).map(use =>
      store.slots.load(use, { ...options, signal: context.signal }),
    )
    const work = Promise.all([route.load?.(context) ?? null, route.page.load()])
    const [data] = await work
    if (options.budgeted) await Promise.all(slots)
    return route.status === undefined ? data : withStatus(data, route.status)
  }
  return {
    path: route.path,
    id: `${area}:${route.path}`,
    handle,
    element: (
      <PageFrame area={area}>
        <route.page />
      </PageFrame>
    ),
    loader: args => {
      if (options.mustReload?.(area)) throw redirectDocument(args.request.url)
      return answerRefusals(contextOf(args), load)
    },
    ...(route.submit && {
      action: async args => {
        if (options.answered) return withStatus(options.answered.data, options.answered.status)
        const form = await args.request.formData()
        return answerRefusals(contextOf(args), context => route.submit!(form, context))
      },
    }),
  }
}

/** Handles refusals that a page does not handle itself: missing content and required logins have their own pages (spec 4, 8). */
async function answerRefusals<Data>(
  context: LoadContext,
  work: (context: LoadContext) => Promise<Data>,
): Promise<Data> {
  try {
    return await work(context)
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) throw notFound(context)
    if (error instanceof ApiError && error.status === 401) throw loginFirst(context)
    throw error
  }
}
