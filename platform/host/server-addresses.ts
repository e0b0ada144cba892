import { textLanguages } from 'shared-state/i18n/languages'
import { apiRoots } from '../api/steps/match-call.ts'

/**
 * First path segments that the server itself handles, in lower case: no area may claim them, with or without a language in front (decisions
 * 1). Languages are among them: a path without one is redirected to a path with one.
 */
export const serverAddresses: ReadonlySet<string> = new Set([
  ...textLanguages.map(code => code.toLowerCase()),
  ...apiRoots.map(root => root.split('/')[1]!.toLowerCase()),
  'ops',
  'pin',
  'releases',
  'images',
  'flags',
  'logos',
  'icons',
  'pictures',
  'videos',
  'sitemaps',
  'sitemap.xml',
  'robots.txt',
  'rss.xml',
  'feeds',
  'manifest.webmanifest',
  'favicon.svg',
  'favicon.ico',
  'apple-touch-icon.png',
  'sw.js',
])
