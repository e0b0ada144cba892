import { advertisementTopad } from 'calls/ads'
import { commentMostweek } from 'calls/comments'
import type { BrokerListEntry } from 'calls/entities/broker-list-entry'
import type { Comment } from 'calls/entities/comment'
import type { Link } from 'calls/entities/link'
import { accusedName } from 'calls/findings/accused-name'
import {
  aggregateSeoToplistHeaderfooter,
  homefucContactinfo,
  homefucFriendlink,
  homefucPartnetlist,
  homefucRegulatorystats,
  wikifxHeadermenuinit,
} from 'calls/home'
import { homefucLivecountstatus } from 'calls/live-rooms'
import { isEmbedded } from 'shared-state/contract/embedded'
import type { RootStore } from 'shared-state/root-store'
import { loadPart } from 'shared-state/store/load-part'
import { menuFills } from './header/menu-entries.ts'
import { orNothing } from '../or-nothing.ts'
import { isUndisturbed } from './windows/page-ads.ts'

/** Longest time that a page waits for the frame's own data, in ms: the page is sent without anything that arrives later. */
const frameBudgetMs = 1000
/** `type` of the lists that header and footer show (spec 7.6). */
const headerFooterLists = 106
/** Entries of a list in the footer (spec 9). */
const listLength = 8
/** Characters of a review that fit on the footer's single line. */
const reviewLength = 90

export type FrameData = Awaited<ReturnType<typeof loadFrame>>
/** Score, grade and findings of the brokers in the menu, by their code. */
export type MenuRatings = Record<string, Pick<BrokerListEntry, 'score' | 'grade' | 'findings'>>
export type ScamBroker = ReturnType<typeof scamBroker>
export type WeekReview = ReturnType<typeof weekReview>

declare module 'shared-state/store/portal-frame' {
  interface PortalFrame extends FrameData {}
}

/** Data of header and footer; null for an embedded page, which has neither. */
export const loadLayout = async (store: RootStore, { pathname }: URL): Promise<FrameData | null> =>
  isEmbedded(pathname) ? null : loadFrame(store, pathname)

/** Loads its parts in parallel. A part that fails is null: no page fails because of its frame (spec 7.6). */
async function loadFrame(store: RootStore, path: string) {
  const { api } = store
  const late = { signal: AbortSignal.timeout(frameBudgetMs) }
  const [menu, lists, reviews, contact, totals, live, topAds, friends, partners] = await Promise.all([
    loadPart(store, api.call(wikifxHeadermenuinit, {}, late)),
    loadPart(store, api.call(aggregateSeoToplistHeaderfooter, { type: headerFooterLists }, late)),
    loadPart(store, api.call(commentMostweek, { order: 'new' }, late)),
    loadPart(store, api.call(homefucContactinfo, {}, late)),
    loadPart(store, api.call(homefucRegulatorystats, {}, late)),
    loadPart(store, api.call(homefucLivecountstatus, {}, late)),
    isUndisturbed(path) ? null : loadPart(store, api.call(advertisementTopad, { path }, late)),
    orNothing(api.call(homefucFriendlink, {}, late)),
    orNothing(api.call(homefucPartnetlist, {}, late)),
  ])
  return {
    menu: menuFills(menu?.items ?? [], store.snapshot),
    ratings: ratingsOf([...(lists?.top ?? []), ...(lists?.topReviewed ?? []), ...(lists?.scam ?? [])]),
    scam: lists?.scam.map(broker => scamBroker(broker, store.visitor.lang)) ?? [],
    reviews: reviews?.items.filter(review => review.traderCode !== null).map(weekReview) ?? [],
    socials: contact?.socials ?? null,
    friends: shownLinks(friends?.items),
    partners: shownLinks(partners?.items),
    /** The number of live rooms. */
    live: live?.status === 'live' ? live.count : 0,
    /** An ad is booked above this page. The ad itself is left to the browser, which knows whether this visitor may be shown it. */
    hasTopAd: (topAds?.items.length ?? 0) > 0,
    totals: totals && { regulators: totals.regulators, brokers: totals.brokers },
  }
}

// The page carries this data to the browser, so it holds only the fields that are shown.
const ratingsOf = (brokers: BrokerListEntry[]): MenuRatings =>
  Object.fromEntries(brokers.map(({ code, score, grade, findings }) => [code, { score, grade, findings }]))

const shownLinks = (links: Link[] = []) => links.slice(0, listLength).map(({ name, url }) => ({ name, url }))

const scamBroker = (broker: BrokerListEntry, lang: string) => ({
  traderCode: broker.traderCode,
  slug: broker.slug,
  name: accusedName(broker, lang),
  grade: broker.grade,
  findings: broker.findings,
  exposureCount: broker.exposureCount,
})

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
