import { newsDetail } from 'calls/education'
import { picturePath } from 'shared-state/head/pictures'
import { articleObject, breadcrumbList } from 'calls/structured/structured'
import type { Head, LoadContext } from 'shared-state/runtime'
import { notFound, redirectTo } from 'shared-state/runtime'
import { articlePath, codeOfTitle } from '../articles/article-address.ts'
import { articleCrumbs } from './article-section.ts'

/** One article by the code in its address. A wrong slug, or the address of another section, is redirected (301, decisions 1). */
export async function loadArticle(context: LoadContext) {
  const { api, lang, params, signal, store, url } = context
  const code = codeOfTitle(params.titleCode)
  if (!code) throw notFound(context)
  const detail = await api.call(newsDetail, { code }, { signal })
  const { article } = detail
  const path = `/${lang}${articlePath(article)}`
  if (url.pathname !== path) throw redirectTo(path + url.search, 301)
  // The mentioned brokers come with the article, too late for the route to announce the slot: the server, which sends the page only once,
  // loads it here. In the browser the slot loads itself.
  const traderCodes = article.traderCodes.join(',')
  if (traderCodes && typeof document === 'undefined')
    await store.slots.load({ name: 'article.brokers', props: { traderCodes } }, { budgeted: true, signal })
  return { ...detail, traderCodes }
}

export function articleHead(
  { article }: Awaited<ReturnType<typeof loadArticle>>,
  { store, lang, url: { origin } }: Pick<LoadContext, 'store' | 'lang' | 'url'>,
): Head {
  const path = articlePath(article)
  const picture = picturePath(lang, 'article', article.code)
  return {
    title: article.title,
    description: article.summary,
    canonical: path,
    sample: article.generated,
    kind: 'article',
    picture,
    structured: [
      breadcrumbList(articleCrumbs(article, store), origin),
      articleObject(article, { origin, path: `/${lang}${path}` }, picture),
    ],
  }
}
