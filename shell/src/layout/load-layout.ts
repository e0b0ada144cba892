import { commentMostweek } from 'calls/comments'
import type { BrokerListEntry } from 'calls/entities/broker-list-entry'
import type { Comment } from 'calls/entities/comment'
import {
  aggregateSeoToplistHeaderfooter,
  homefucContactinfo,
  homefucRegulatorystats,
  wikifxHeadermenuinit,
} from 'calls/home'
import type { RootStore } from 'shared-state/root-store'
import { loadPart } from 'shared-state/store/load-part'
import { menuFills } from './header/menu-entries.ts'

/** Longest the frame's own data may hold a page back, in ms: what is later than this a page goes out without. */
const frameBudgetMs = 1000
/** `type` of the lists that header and footer show (spec 7.6). */
const headerFooterLists = 106
/** Characters of a review that fit the footer's one line. */
const reviewLength = 90

export type FrameData = Awaited<ReturnType<typeof loadLayout>>
/** Score and grade of the brokers that the menu names, by their code. */
export type MenuRatings = Record<string, Pick<BrokerListEntry, 'score' | 'grade'>>
export type ScamBroker = ReturnType<typeof scamBroker>
export type WeekReview = ReturnType<typeof weekReview>

/** Data of header and footer, side by side. A part that fails is null: no page is lost over its frame (spec 7.6). */
export async function loadLayout(store: RootStore) {
  const { api } = store
  const late = { signal: AbortSignal.timeout(frameBudgetMs) }
  const [menu, lists, reviews, contact, totals] = await Promise.all([
    loadPart(store, api.call(wikifxHeadermenuinit, {}, late)),
    loadPart(store, api.call(aggregateSeoToplistHeaderfooter, { type: headerFooterLists }, late)),
    loadPart(store, api.call(commentMostweek, {}, late)),
    loadPart(store, api.call(homefucContactinfo, {}, late)),
    loadPart(store, api.call(homefucRegulatorystats, {}, late)),
  ])
  return {
    menu: menuFills(menu?.items ?? [], store.snapshot),
    ratings: ratingsOf([...(lists?.top ?? []), ...(lists?.topReviewed ?? []), ...(lists?.scam ?? [])]),
    scam: lists?.scam.map(scamBroker) ?? [],
    reviews:
      reviews?.items
        .filter(review => review.traderCode !== null)
        .sort(newestFirst)
        .map(weekReview) ?? [],
    socials: contact?.socials ?? null,
    totals: totals && { regulators: totals.regulators, brokers: totals.brokers },
  }
}

// The page carries this data to the browser, so it holds what is shown and nothing else.
const ratingsOf = (brokers: BrokerListEntry[]): MenuRatings =>
  Object.fromEntries(brokers.map(({ code, score, grade }) => [code, { score, grade }]))

const scamBroker = ({ traderCode, slug, shortName, grade, exposureCount }: BrokerListEntry) => ({
  traderCode,
  slug,
  shortName,
  grade,
  exposureCount,
})

const newestFirst = (a: Comment, b: Comment) => Date.parse(b.createdAt) - Date.parse(a.createdAt)

const weekReview = ({ commentId, traderCode, traderName, traderSlug, rating, content, lang, createdAt }: Comment) => ({
  commentId,
  traderCode: traderCode!,
  traderName: traderName ?? '',
  traderSlug: traderSlug ?? '',
  rating,
  content: content.slice(0, reviewLength),
  lang,
  createdAt,
})
