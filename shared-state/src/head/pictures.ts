import { contentLanguageOf } from '../i18n/languages.ts'

/**
 * Kinds of pages for which the server draws a preview image (GET /pictures/og/…). The portal merges its own into this interface
 * (calls/src/picture-kinds.ts).
 */
export interface PictureKinds {
  site: true
}
export type PictureKind = keyof PictureKinds

/** Width and height in pixels, as expected by sites that preview links. */
export const pictureSize = { width: 1200, height: 630 } as const

/** Preview image of links to a page: a path from the site's root. */
export const picturePath = (lang: string, kind: PictureKind, code: string): string =>
  `/pictures/og/${contentLanguageOf(lang)}/${kind}/${code}.png`

/** Preview image of pages without their own. */
export const sitePicture = (lang: string): string => picturePath(lang, 'site', 'home')
