/// <reference types="webpack/module" />
import type { Dictionary } from 'shared-state/i18n/text'

const sources = [
  import.meta.webpackContext('ui-strings', { regExp: /\.json$/ }),
  import.meta.webpackContext('shell-strings', { regExp: /\.json$/ }),
  import.meta.webpackContext('area-strings', { regExp: /\.json$/ }),
]

/** Texts of a page in one language. There are none from right to left, so that language speaks English, in its own plural forms. */
export function textsOf(lang: string): Dictionary {
  const file = `./${lang}.json`
  if (sources[0]!.keys().includes(file)) return Object.assign({}, ...sources.map(source => source(file) as Dictionary)) as Dictionary
  const english = Object.entries(textsOf('en'))
  const others = english.flatMap(([key, text]) => (key.endsWith('_other') ? ['zero', 'two', 'few', 'many'].map(form => [key.replace('other', form), text] as const) : []))
  return Object.fromEntries([...english, ...others])
}
