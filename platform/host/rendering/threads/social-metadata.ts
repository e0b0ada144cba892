import type { Head } from 'shared-state/contract/area'
import type { HeadLinks } from 'shared-state/head/head-links'
import { pictureSize, sitePicture } from 'shared-state/head/pictures'
import { publicLanguages } from 'shared-state/i18n/languages'
import { escapeHtml, escapeJson } from '../../../api/escape.ts'

/** Open Graph locales, with the country whose variant of the language is meant (spec 3). */
const locales: Record<string, string> = { en: 'en_GB', id: 'id_ID' }

interface Place {
  lang: string
  origin: string
  siteName: string | undefined
}

/** Social metadata and other data for external sites in the head: Open Graph, the feed, and schema.org objects of indexable pages. */
export function socialMetadata(head: Head, { canonical }: HeadLinks, place: Place): string {
  return [
    ...linkPreview(head, canonical, place).map(
      ([property, content]) => `<meta property="og:${property}" content="${escapeHtml(content)}">`,
    ),
    '<meta name="twitter:card" content="summary_large_image">',
    ...(head.feed
      ? [
          `<link rel="alternate" type="application/rss+xml" title="${escapeHtml(head.feed.title)}" href="${escapeHtml(head.feed.path)}">`,
        ]
      : []),
    ...(head.noindex ? [] : (head.structured ?? [])).map(
      object => `<script type="application/ld+json">${escapeJson(object)}</script>`,
    ),
  ].join('')
}

const linkPreview = (
  head: Head,
  url: string,
  { lang, origin, siteName }: Place,
): [property: string, content: string][] => [
  ...(siteName === undefined ? [] : [['site_name', siteName] as [string, string]]),
  ['type', head.kind ?? 'website'],
  ['title', head.title],
  ...(head.description ? [['description', head.description] as [string, string]] : []),
  ['url', url],
  ['locale', locales[lang] ?? lang],
  ...publicLanguages
    .filter(other => other !== lang)
    .map((other): [string, string] => ['locale:alternate', locales[other]!]),
  ['image', origin + (head.picture ?? sitePicture(lang))],
  ['image:type', 'image/png'],
  ['image:width', String(pictureSize.width)],
  ['image:height', String(pictureSize.height)],
  ['image:alt', head.title],
]
