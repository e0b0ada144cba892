/// <reference types="webpack/module" />
import type { Dictionary } from 'shared-state/i18n/text'
import { pageGlobals } from './page-globals.ts'

/** The page fetches its texts as files; here they are modules of the build as well, so that a change of them comes as a hot update. */
const own = import.meta.webpackContext('part-strings', { regExp: /\.json$/ })
const ui = import.meta.webpackContext('ui-strings', { regExp: /\.json$/ })
const languageOf = (file: string) => file.slice('./'.length, -'.json'.length)
const texts = Object.fromEntries(
  own.keys().map(file => [languageOf(file), { ...(ui(file) as Dictionary), ...(own(file) as Dictionary) }]),
)

if (import.meta.webpackHot) {
  import.meta.webpackHot.accept()
  if (import.meta.webpackHot.data) pageGlobals().showTexts?.(texts)
}
