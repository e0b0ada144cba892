/// <reference types="webpack/module" />
import type { Dictionary } from 'shared-state/i18n/text'

const sources = [
  import.meta.webpackContext('ui-strings', { regExp: /\.json$/ }),
  import.meta.webpackContext('shell-strings', { regExp: /\.json$/ }),
  import.meta.webpackContext('area-strings', { regExp: /\.json$/ }),
]

/** Texts of a page in one language. An area that lacks it speaks English, in that language's plural forms. */
export function textsOf(lang: string): Dictionary {
  const file = `./${lang}.json`
  return Object.assign(
    {},
    ...sources.map(source =>
      source.keys().includes(file) ? (source(file) as Dictionary) : inOtherForms(source('./en.json') as Dictionary),
    ),
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
