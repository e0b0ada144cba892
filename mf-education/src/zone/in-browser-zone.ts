import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { redirectTo, type LoadContext } from 'shared-state/runtime'
import { browserZone } from './kept-zone.ts'
import { UTC } from './read-zone.ts'

/** The query with the visitor's zone, if it names none and theirs is not UTC. */
function withBrowserZone(query: URLSearchParams): string | undefined {
  if (query.has('zone')) return undefined
  const zone = browserZone()
  if (zone === UTC) return undefined
  const changed = new URLSearchParams(query)
  changed.set('zone', zone)
  return `?${String(changed).replaceAll('%2F', '/').replaceAll('%2C', ',')}`
}

/** In the browser, a page whose address names no time zone is loaded in the visitor's. */
export function redirectToBrowserZone({ url }: Pick<LoadContext, 'url'>): void {
  if (typeof document === 'undefined') return
  const search = withBrowserZone(url.searchParams)
  if (search) throw redirectTo(url.pathname + search)
}

/** A page that the server rendered in UTC changes to the visitor's zone, which the server cannot know. */
export function useBrowserZone(): void {
  const navigate = useNavigate()
  const { search, hash } = useLocation()
  useEffect(() => {
    const inZone = withBrowserZone(new URLSearchParams(search))
    if (inZone) void navigate({ search: inZone, hash }, { replace: true, preventScrollReset: true })
  }, [navigate, search, hash])
}
