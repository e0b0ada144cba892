import { useEffect, useRef } from 'react'
import { useLocation, useMatches } from 'react-router-dom'
import type { Head } from 'shared-state/contract/area'
import { useStore } from 'shared-state/runtime'
import { headLinks, type HeadLinks } from 'shared-state/head/head-links'
import type { Frame } from '../frame.ts'
import { headOfPage } from './head-of-page.ts'

/** Keeps the document's head in step with the page during client-side navigation. Renders nothing. */
export function DocumentHead({ frame }: { frame: Frame }): null {
  const store = useStore()
  const matches = useMatches()
  const location = useLocation()
  // The server's head already matches the first page.
  const told = useRef(location.key)
  useEffect(() => {
    if (told.current === location.key) return
    told.current = location.key
    const url = new URL(location.pathname + location.search, store.visitor.facts.origin)
    const known = matches.map(({ id, params, handle }) => ({ params, route: { id, handle } }))
    const loaderData = Object.fromEntries(
      matches.filter(match => match.loaderData !== undefined).map(match => [match.id, match.loaderData]),
    )
    const head = headOfPage(frame, known, loaderData, url, store)
    writeHead(head, headLinks(head, { lang: store.visitor.lang, url }))
  }, [frame, location, matches, store])
  return null
}

function writeHead({ title, description, noindex }: Head, { canonical, alternates }: HeadLinks): void {
  document.title = title
  writeMeta('description', description)
  writeMeta('robots', noindex ? 'noindex' : undefined)
  elementOf('link', { rel: 'canonical' }).setAttribute('href', canonical)
  for (const { hreflang, href } of alternates)
    elementOf('link', { rel: 'alternate', hreflang }).setAttribute('href', href)
  // They describe the first page, for crawlers that request every page from the server.
  for (const stale of document.head.querySelectorAll(
    'meta[property^="og:"], meta[name^="twitter:"], script[type="application/ld+json"]',
  ))
    stale.remove()
}

function writeMeta(name: string, content: string | undefined): void {
  if (content === undefined) document.head.querySelector(`meta[name="${name}"]`)?.remove()
  else elementOf('meta', { name }).setAttribute('content', content)
}

/** The head's element with these attributes, created if there is none. */
function elementOf(tag: 'meta' | 'link', attributes: Record<string, string>): Element {
  const selector =
    tag +
    Object.entries(attributes)
      .map(([name, value]) => `[${name}="${value}"]`)
      .join('')
  const found = document.head.querySelector(selector)
  if (found) return found
  const made = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value)
  document.head.append(made)
  return made
}
