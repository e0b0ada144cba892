/// <reference types="webpack/module" />
import type { Dictionary } from 'shared-state/i18n/text'
import { textFiles } from '../../../build/texts/text-files.ts'

/**
 * Texts of a page in one language: those of the workspaces that shell and area are built from, then the shell's, then the area's. A folder
 * that lacks the language provides English, in that language's plural forms.
 */
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

/** Calls `changed` whenever a text has been edited. */
export function followTexts(changed: Follow): void {
  follow = changed
}

// Changed texts arrive as a hot update of this module, which takes over the listener.
const hot = import.meta.webpackHot
if (hot) {
  hot.accept()
  hot.dispose(data => Object.assign(data, { follow }))
  follow = (hot.data as { follow?: Follow } | undefined)?.follow
  follow?.(textsOf)
}
