import { contentLanguageOf } from '../i18n/languages.ts'

/** Kinds of pages that the server draws a picture of (GET /pictures/og/…). The portal merges its own into this interface (calls/src/picture-kinds.ts). */
export interface PictureKinds {
  site: true
}
export type PictureKind = keyof PictureKinds

/** Width and height in pixels, as sites that show links want it. */
export const pictureSize = { width: 1200, height: 630 } as const

/** The picture a link to a page is shown with: an address from the site's root. */
export const picturePath = (lang: string, kind: PictureKind, code: string): string =>
  `/pictures/og/${contentLanguageOf(lang)}/${kind}/${code}.png`

/** That of pages without one of their own. */
export const sitePicture = (lang: string): string => picturePath(lang, 'site', 'home')
