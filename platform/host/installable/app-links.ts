import { contentLanguageOf } from 'shared-state/i18n/languages'
import type { SiteHead } from '../site-identity.ts'

/** What a page's head says of the app that it can be installed as. Made in render threads, which load no native code. */
export const appLinks = (lang: string, { colours }: Pick<SiteHead, 'colours'>): string[] => [
  `<link rel="manifest" href="/${contentLanguageOf(lang)}/manifest.webmanifest">`,
  `<link rel="apple-touch-icon" href="/apple-touch-icon.png">`,
  ...(['light', 'dark'] as const).map(
    scheme => `<meta name="theme-color" media="(prefers-color-scheme: ${scheme})" content="${colours[scheme]}">`,
  ),
]
