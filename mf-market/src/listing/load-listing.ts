import { marketTypes, sectionOf } from 'calls/entities/market-listing'
import { loadCommentPage } from 'calls/comment-pages'
import { readPart } from 'calls/failures/read-part'
import { marketDetail, marketList } from 'calls/market'
import { regulatorInfo } from 'calls/regulators'
import { ApiError, notFound, redirectTo, withStatus, type LoadContext } from 'shared-state/runtime'
import { codeOf, listingPath } from '../addresses.ts'
import { extraText } from '../listing-parts/extra-fields.ts'
import { loadViewer } from './load-viewer.ts'

/** Similar listings shown in place of one that is over. */
const similarShown = 6

/**
 * One listing by the code in its address. A wrong slug or kind is redirected (301, decisions 1). The page of one that has expired or is
 * withdrawn says so, with status 410. `formKey` ensures that a form sent twice is stored only once, and is empty without a login.
 */
export async function loadListing(context: LoadContext) {
  const { lang, params, store, url } = context
  const code = codeOf(params.slugCode)
  if (!code) throw notFound(context)
  const detail = await readDetail(context, code)
  if (!detail) return loadOver(context)
  const { listing, related } = detail
  const path = `/${lang}${listingPath(listing)}`
  if (url.pathname !== path) throw redirectTo(path + url.search, 301)
  const [comments, regulator, own] = await Promise.all([
    loadCommentPage(context, 'market', code),
    loadRegulator(context, extraText(listing, 'regulatorId')),
    loadViewer(context, code),
  ])
  const formKey = store.session.isLoggedIn ? crypto.randomUUID() : ''
  return { isOver: false, listing, related, comments, regulator, formKey, ...own } as const
}

/** Null for a listing that has expired or is withdrawn. */
async function readDetail({ api, signal }: LoadContext, code: string) {
  try {
    return await api.call(marketDetail, { code }, { signal })
  } catch (error) {
    if (error instanceof ApiError && error.status === 410) return null
    throw error
  }
}

/** In place of a listing that is over: others of the kind in its address. */
async function loadOver({ api, params, signal }: LoadContext) {
  const type = marketTypes.find(known => known === params.type) ?? null
  const asked = type ? { section: sectionOf(type), type } : {}
  const similar = await readPart(api.call(marketList, { ...asked, pageSize: similarShown }, { signal }))
  return withStatus({ isOver: true, type, similar: similar && similar.items } as const, 410)
}

/** Name and page of the regulator that a listing is about; null if it has none, or the call failed. */
async function loadRegulator({ api, signal }: LoadContext, code: string | undefined) {
  if (code === undefined) return null
  try {
    return (await api.call(regulatorInfo, { code }, { signal })).regulator
  } catch (error) {
    if (error instanceof ApiError) return null
    throw error
  }
}

type Loaded = Awaited<ReturnType<typeof loadListing>>
export type ListingData = Extract<Loaded, { isOver: false }>
export type OverData = Extract<Loaded, { isOver: true }>
