/// <reference types="webpack/module" />
import type { Dictionary } from 'shared-state/i18n/text'
import { textFiles } from '../texts/text-files.ts'
import { pageGlobals } from './page-globals.ts'

/** The page loads its texts as files; here they are modules of the build as well, so that changes arrive as hot updates. */
const languageOf = (file: string) => file.slice('./'.length, -'.json'.length)
const texts: Record<string, Dictionary> = {}
for (const files of textFiles)
  for (const file of files.keys()) texts[languageOf(file)] = { ...texts[languageOf(file)], ...files(file) }

if (import.meta.webpackHot) {
  import.meta.webpackHot.accept()
  if (import.meta.webpackHot.data) pageGlobals().showTexts?.(texts)
}
