import { contentLanguageOf } from 'shared-state/i18n/languages'
import type { SiteHead } from '../site-identity.ts'

/** Tags in a page's head for the installable app. Created in render threads, which load no native code. */
export const appLinks = (lang: string, { colours }: Pick<SiteHead, 'colours'>): string[] => [
  `<link rel="manifest" href="/${contentLanguageOf(lang)}/manifest.webmanifest">`,
  `<link rel="apple-touch-icon" href="/apple-touch-icon.png">`,
  ...(['light', 'dark'] as const).map(
    scheme => `<meta name="theme-color" media="(prefers-color-scheme: ${scheme})" content="${colours[scheme]}">`,
  ),
]
