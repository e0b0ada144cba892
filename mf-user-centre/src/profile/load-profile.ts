import { usercenterProfile } from 'calls/account-lists'
import { businesscardGet } from 'calls/feed'
import { notFound, type LoadContext } from 'shared-state/runtime'
import { optionalPart } from '../account/optional-part.ts'
import { requestedPage, pagesOf } from '../list/list-query.ts'
import { followedOf } from '../user/followed-of.ts'

/**
 * A user's public profile and public posts. The profile's call has the figures of the user; the business card is asked for only for the broker
 * that the user answers for.
 */
export async function loadProfile(context: LoadContext) {
  const { api, url, store, params, signal } = context
  const userId = /^([0-9A-Za-z]{1,40})\.html$/.exec(params.userPage ?? '')?.[1]
  if (!userId) throw notFound(context)
  const profile = await api.call(usercenterProfile, { userId, ...requestedPage(url.searchParams) }, { signal })
  const viewer = store.session.user?.userId
  const isOwn = viewer === userId
  const [followed, broker] = await Promise.all([
    viewer && !isOwn ? followedOf([profile.user], context) : [],
    profile.traderCode ? optionalPart(api.call(businesscardGet, { traderCode: profile.traderCode }, { signal })) : null,
  ])
  return { ...profile, broker, pages: pagesOf(profile.posts, { url }), isOwn, followed: followed.length > 0 }
}
