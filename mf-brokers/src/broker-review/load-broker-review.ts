import { commentList } from 'shared-state/calls/comments'
import { redirectTo, type LoadContext } from 'shared-state/runtime'
import { brokerPath } from '../addresses.ts'
import { loadBroker, namedBroker } from '../broker/load-broker.ts'
import { readPart } from '../broker/read-part.ts'
import { readReviewQuery, reviewAddress } from './review-query.ts'

const pageSize = 20

/** The review tab: a page of reviews with the counts of each kind (null where they did not load). */
export async function loadBrokerReview(context: LoadContext) {
  const { api, signal, url, lang } = context
  const query = readReviewQuery(url.searchParams)
  const { kind, order, page } = query
  const named = namedBroker(context.params)
  const list = named && api.call(commentList, { traderCode: named.code, kind, order, pageIndex: page, pageSize }, { signal })
  const [data, reviews] = await Promise.all([loadBroker(context, 'review'), list ? readPart(list) : null])
  const pages = reviews ? Math.max(Math.ceil(reviews.total / pageSize), 1) : 1
  if (reviews && page > pages) throw redirectTo(`/${lang}${reviewAddress(brokerPath(data.broker, 'review'), { ...query, page: pages })}`)
  return { ...data, query, reviews, pages }
}

export type BrokerReviewData = Awaited<ReturnType<typeof loadBrokerReview>>
