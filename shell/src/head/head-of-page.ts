import type { Head } from 'shared-state/contract/area'
import type { RouteHandle } from '../router/route-of.tsx'

interface Match {
  params: Readonly<Record<string, string | undefined>>
  route: { id: string; handle?: unknown }
}

const unknownPage: Head = { title: '', noindex: true }

/** What the head says of the page that is shown: the innermost match's own words. */
export function headOfPage(matches: readonly Match[], loaderData: Record<string, unknown>, url: URL): Head {
  const match = matches.at(-1)
  const handle = match?.route.handle as Partial<RouteHandle> | undefined
  // Without its data (an error, or an area that is down) the page cannot speak for itself.
  if (!match || !handle?.head || !(match.route.id in loaderData)) return unknownPage
  return handle.head(loaderData[match.route.id], { params: match.params, url })
}
