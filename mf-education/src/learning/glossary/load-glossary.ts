import { learningGlossary } from 'calls/learning'
import type { Head, LoadContext } from 'shared-state/runtime'
import { educationText } from '../../strings/keys.ts'

export const glossaryPath = '/education/glossary.html'
const longestKeyword = 64

/** All terms, or with `?keyword=` those that contain it in their name, in another form of it or in their definition. */
export async function loadGlossary({ api, signal, url, lang }: LoadContext) {
  const { items } = await api.call(learningGlossary, {}, { signal })
  const keyword = (url.searchParams.get('keyword') ?? '').slice(0, longestKeyword).trim()
  const wanted = keyword.toLocaleLowerCase(lang)
  const terms = items.filter(({ term, aliases, definition }) =>
    [term, ...aliases, definition].some(text => text.toLocaleLowerCase(lang).includes(wanted)),
  )
  return { keyword, terms }
}

export function glossaryHead(
  { keyword }: Awaited<ReturnType<typeof loadGlossary>>,
  { store }: Pick<LoadContext, 'store'>,
): Head {
  const { t } = store.text
  return {
    title: t(educationText.glossary),
    description: t(educationText.glossaryIntro),
    canonical: glossaryPath,
    noindex: keyword !== '',
  }
}
