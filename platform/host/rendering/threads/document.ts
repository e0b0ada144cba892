import type { Head } from 'shared-state/contract/area'
import type { ReleaseFile, Snapshot } from 'shared-state/contract/release'
import { headLinks } from 'shared-state/head/head-links'
import { directionOf } from 'shared-state/i18n/languages'
import { escapeHtml, escapeJson } from '../../../api/escape.ts'
import { earlyScript } from '../../http/early-script.ts'
import { appLinks } from '../../installable/app-links.ts'
import type { SiteHead } from '../../site-identity.ts'
import { socialMetadata } from './social-metadata.ts'

export interface DocumentParts {
  lang: string
  origin: string
  /** Path and query as requested, for the addresses in the other languages. */
  path: string
  head: Head
  html: string
  state: object
  snapshot: Snapshot
  /** Areas whose styles this page needs. */
  areas: string[]
  /** The area whose code hydrates the page. */
  own?: string | undefined
  /** If absent, the site has no icon, cannot be installed as an app, and link previews do not name it. */
  site?: SiteHead | undefined
}

/** The whole HTML document around the rendered page: language, direction, head, styles, preloads, page state. */
export function documentOf(parts: DocumentParts): string {
  const { lang, origin, path, head, html, state, snapshot, areas, own, site } = parts
  const releases = [snapshot.shell, ...areas.map(area => snapshot.areas[area]!)]
  const ownRelease = own !== undefined ? [snapshot.areas[own]!] : []
  const links = headLinks(head, { lang, url: new URL(path, origin) })
  const { canonical, alternates } = links
  return [
    `<!doctype html><html lang="${lang}" dir="${directionOf(lang)}"><head><meta charset="utf-8">`,
    `<script>${earlyScript}</script>`,
    `<meta name="viewport" content="width=device-width, initial-scale=1">`,
    `<title>${escapeHtml(head.title)}</title>`,
    head.description ? `<meta name="description" content="${escapeHtml(head.description)}">` : '',
    head.noindex ? `<meta name="robots" content="noindex">` : '',
    `<link rel="canonical" href="${escapeHtml(canonical)}">`,
    ...alternates.map(
      ({ hreflang, href }) => `<link rel="alternate" hreflang="${hreflang}" href="${escapeHtml(href)}">`,
    ),
    ...(site
      ? [`<link rel="icon" href="/favicon.svg" type="image/svg+xml">`, ...appLinks(lang, site)]
      : [`<link rel="icon" href="data:,">`]),
    ...releases.flatMap(release => (release.fonts ?? []).map(preloadFont)),
    ...releases.flatMap(release => release.css.map(stylesheet)),
    ...[snapshot.shell, ...ownRelease]
      .map(release => release.strings[lang])
      .filter(file => file !== undefined)
      .map(file => preloadTexts(file)),
    ...ownRelease.map(release => preloadScript(release.entry)),
    script(snapshot.shell.entry),
    socialMetadata(head, links, { lang, origin, siteName: site?.name }),
    `</head><body><div id="app">${html}</div>`,
    `<script type="application/json" id="page-state">${escapeJson(state)}</script></body></html>`,
  ].join('')
}

const stylesheet = ({ href, integrity }: ReleaseFile) =>
  `<link rel="stylesheet" href="${href}" integrity="${integrity}" crossorigin="anonymous">`
// Code and texts are for hydration: on a slow connection the resources needed for the first paint come first.
const preloadScript = ({ href, integrity }: ReleaseFile) =>
  `<link rel="preload" as="script" fetchpriority="low" href="${href}" integrity="${integrity}" crossorigin="anonymous">`
// Makes the browser wait briefly for a font with `font-display: optional`, so that nothing shifts when it arrives.
const preloadFont = ({ href }: ReleaseFile) =>
  `<link rel="preload" as="font" type="font/woff2" href="${href}" crossorigin="anonymous">`
// Browsers ignore an integrity hash here and warn about it; the fetch that uses the response checks it.
const preloadTexts = ({ href }: ReleaseFile) =>
  `<link rel="preload" as="fetch" fetchpriority="low" href="${href}" crossorigin="anonymous">`
const script = ({ href, integrity }: ReleaseFile) =>
  `<script src="${href}" integrity="${integrity}" crossorigin="anonymous" defer></script>`
