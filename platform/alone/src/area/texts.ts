/// <reference types="webpack/module" />
import type { Dictionary } from 'shared-state/i18n/text'
import { textFiles } from '../../../build/texts/text-files.ts'

/** Texts of a page in one language: of the shell, of the area, and ahead of them of what these are built from. One that lacks the language speaks English, in that language's plural forms. */
export function textsOf(lang: string): Dictionary {
  const file = `./${lang}.json`
  return Object.assign(
    {},
    ...textFiles.map(files => (files.keys().includes(file) ? files(file) : inOtherForms(files('./en.json')))),
  ) as Dictionary
}

function inOtherForms(texts: Dictionary): Dictionary {
  const forms = Object.entries(texts).flatMap(([key, text]) =>
    key.endsWith('_other')
      ? ['zero', 'two', 'few', 'many'].map(form => [key.replace('other', form), text] as const)
      : [],
  )
  return { ...texts, ...Object.fromEntries(forms) }
}

type Follow = (texts: typeof textsOf) => void
let follow: Follow | undefined

/** Calls `changed` whenever a text was edited. */
export function followTexts(changed: Follow): void {
  follow = changed
}

// Changed texts come as a hot update of this module, which takes over who follows them.
const hot = import.meta.webpackHot
if (hot) {
  hot.accept()
  hot.dispose(data => Object.assign(data, { follow }))
  follow = (hot.data as { follow?: Follow } | undefined)?.follow
  follow?.(textsOf)
}
