import { contentLanguageOf } from 'shared-state/i18n/languages'
import { themeColours } from './web-manifest.ts'

/** What a page's head says of the app that it can be installed as. Made in render threads, which load no native code. */
export const appLinks = (lang: string): string[] => [
  `<link rel="manifest" href="/${contentLanguageOf(lang)}/manifest.webmanifest">`,
  `<link rel="apple-touch-icon" href="/apple-touch-icon.png">`,
  ...Object.entries(themeColours).map(
    ([scheme, colour]) => `<meta name="theme-color" media="(prefers-color-scheme: ${scheme})" content="${colour}">`,
  ),
]
