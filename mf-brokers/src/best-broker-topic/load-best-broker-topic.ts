import { articleIntroinit } from 'calls/education'
import { notFound, redirectTo, type LoadContext } from 'shared-state/runtime'
import { readNameCode, topicPath } from '../addresses.ts'

/** A best-broker topic with its brokers. A wrong slug is redirected to the right address (301, decisions 1). */
export async function loadBestBrokerTopic(context: LoadContext) {
  const { api, params, lang, signal } = context
  const named = readNameCode(params.titleCode)
  if (!named) throw notFound(context)
  const { article, brokers, related } = await api.call(articleIntroinit, { code: named.code }, { signal })
  if (named.slug !== article.slug) throw redirectTo(`/${lang}${topicPath(article)}`, 301)
  return { article, brokers, related }
}
