import type { Comment } from 'calls/entities/comment'
import { commentDetail } from 'calls/comment-detail'
import { commentReport, commentSwitch } from 'calls/comment-writing'
import { commentList, commentReplies } from 'calls/comments'
import { loginFirst, notFound, redirectTo, type LoadContext } from 'shared-state/runtime'
import { brokerPath } from '../addresses.ts'
import { loadBroker, namedBroker } from '../broker/load-broker.ts'
import { readPart } from 'calls/failures/read-part'
import { loadOwnReviews, loadOwnVotes } from './load-viewer.ts'
import { readPage, readReviewQuery, reviewAddress, type ReviewQuery } from './review-query.ts'
import { readReviewView, replyAddress } from './review-view.ts'

const pageSize = 20

/**
 * The review tab, in the view that the address names. Data about the viewer is null if nobody is logged in; `formKey` ensures that a form
 * sent twice is stored only once, with and without JavaScript, and is empty if nobody is logged in.
 */
export async function loadBrokerReview(context: LoadContext) {
  const { url, lang, params } = context
  const view = readReviewView(url.searchParams)
  const query = readReviewQuery(url.searchParams)
  const traderCode = namedBroker(params)?.code
  if (traderCode === undefined) throw notFound(context)
  const [data, list, one, mayWrite, own] = await Promise.all([
    loadBroker(context, 'review'),
    view.name === 'list' ? loadList(context, traderCode, query) : null,
    view.name === 'one' ? loadOne(context, traderCode, view) : null,
    view.name === 'write' ? loadSwitch(context, traderCode) : null,
    view.name === 'list' ? loadOwnReviews(context, traderCode) : null,
  ])
  const path = `/${lang}${brokerPath(data.broker, 'review')}`
  if (list && query.page > list.pages) throw redirectTo(reviewAddress(path, { ...query, page: list.pages }))
  if (one?.comment.parentId && view.name === 'one' && view.act === 'read') {
    throw redirectTo(replyAddress(path, one.comment.parentId, one.comment.commentId))
  }
  return {
    ...data,
    view,
    query,
    list,
    one,
    mayWrite,
    own,
    formKey: context.store.session.isLoggedIn ? crypto.randomUUID() : '',
  }
}

export type BrokerReviewData = Awaited<ReturnType<typeof loadBrokerReview>>
export type OneReviewData = NonNullable<BrokerReviewData['one']>

/** A page of reviews with the first replies to each; null if it failed to load. */
async function loadList(
  context: LoadContext,
  traderCode: string,
  { kind, stars, withPictures, lang, order, page }: ReviewQuery,
) {
  const { api, signal } = context
  const asked = { traderCode, kind, rating: stars, hasImages: withPictures, lang, order, pageIndex: page, pageSize }
  const reviews = await readPart(api.call(commentList, asked, { signal }))
  if (!reviews) return null
  const answered = reviews.items.filter(({ replyCount }) => replyCount > 0).map(({ commentId }) => commentId)
  const [replies, votes] = await Promise.all([
    answered.length > 0 ? readPart(api.call(commentReplies, { commentIds: answered }, { signal })) : null,
    loadOwnVotes(context, reviews.items),
  ])
  const repliesTo: Record<string, Comment[]> = Object.fromEntries(
    (replies?.items ?? []).map(item => [item.commentId, item.replies]),
  )
  return { ...reviews, pages: Math.max(Math.ceil(reviews.total / pageSize), 1), repliesTo, votes }
}

/** One review of this broker, its earlier versions and a page of its replies; plus the reasons for a report if the address asks. */
async function loadOne(
  context: LoadContext,
  traderCode: string,
  { commentId, act }: { commentId: string; act: string },
) {
  const { api, signal, url, store } = context
  if (act !== 'read' && !store.session.isLoggedIn) throw loginFirst(context)
  const [detail, report] = await Promise.all([
    api.call(commentDetail, { commentId, pageIndex: readPage(url.searchParams), pageSize }, { signal }),
    act === 'report' ? api.call(commentReport, { commentId }, { signal }) : null,
  ])
  if (detail.comment.traderCode !== traderCode) throw notFound(context)
  return {
    ...detail,
    report,
    pages: Math.max(Math.ceil(detail.replies.total / pageSize), 1),
    votes: await loadOwnVotes(context, [detail.comment]),
  }
}

/** Whether a signed-in user may review the broker now; others are asked to log in when they submit (spec 4). */
async function loadSwitch({ api, signal, store }: LoadContext, traderCode: string) {
  return store.session.isLoggedIn ? readPart(api.call(commentSwitch, { traderCode }, { signal })) : null
}
