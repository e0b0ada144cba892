import { loadCommentPage } from 'calls/comment-pages'
import { aggregateSeoRandomdata } from 'calls/home'
import { newsDetail } from 'calls/education'
import { learningPaths } from 'calls/learning'
import type { TitleItem } from 'calls/entities/article'
import { picturePath } from 'shared-state/head/pictures'
import { articleObject, breadcrumbList } from 'calls/structured/structured'
import type { Head, LoadContext } from 'shared-state/runtime'
import { notFound, redirectTo } from 'shared-state/runtime'
import { articlePath, codeOfTitle } from '../articles/article-address.ts'
import { loadProgress } from '../learning/progress/load-progress.ts'
import { articleCrumbs } from './article-section.ts'

/** Titles in each list below an article. */
const titlesShown = 6

/** One article by the code in its address. A wrong slug, or the address of another section, is redirected (301, decisions 1). */
export async function loadArticle(context: LoadContext) {
  const { api, lang, params, signal, store, url } = context
  const code = codeOfTitle(params.titleCode)
  if (!code) throw notFound(context)
  const detail = await api.call(newsDetail, { code }, { signal })
  const { article } = detail
  const path = `/${lang}${articlePath(article)}`
  if (url.pathname !== path) throw redirectTo(path + url.search, 301)
  const traderCodes = article.traderCodes.join(',')
  const tags = article.tagCodes.join(',')
  const ofTheDay = async (type: '2' | '3') =>
    (await api.call(aggregateSeoRandomdata, { code: path, type, num: titlesShown }, { signal })).items as TitleItem[]
  const onPath = article.pathPlace !== null
  const [lessons, topics, paths, progress, comments] = await Promise.all([
    ofTheDay('2'),
    ofTheDay('3'),
    onPath ? api.call(learningPaths, {}, { signal }) : null,
    onPath ? loadProgress(context) : null,
    loadCommentPage(context, 'article', code),
    loadSlots(context, traderCodes, tags),
  ])
  // Ensures that a comment sent twice is stored only once.
  const formKey = store.session.isLoggedIn ? crypto.randomUUID() : ''
  const learningPath = paths?.items.find(({ level }) => level === article.level) ?? null
  return { ...detail, traderCodes, tags, lessons, topics, learningPath, progress, comments, formKey }
}

/**
 * Loads the brokers and tools beside an article. They depend on the article, too late for the route to announce their slots: the server,
 * which sends the page only once, loads them here. In the browser slots load themselves.
 */
async function loadSlots({ store, signal }: LoadContext, traderCodes: string, tags: string): Promise<void> {
  if (typeof document !== 'undefined') return
  const uses = [
    ...(traderCodes ? [{ name: 'article.brokers' as const, props: { traderCodes } }] : []),
    ...(tags ? [{ name: 'article.tools' as const, props: { tags } }] : []),
  ]
  await Promise.all(uses.map(use => store.slots.load(use, { budgeted: true, signal })))
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
