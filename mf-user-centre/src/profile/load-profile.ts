import { usercenterProfile } from 'calls/account-lists'
import { notFound, type LoadContext } from 'shared-state/runtime'
import { requestedPage, pagesOf } from '../list/list-query.ts'
import { followedOf } from '../user/followed-of.ts'

/** A user's public profile and public posts. */
export async function loadProfile(context: LoadContext) {
  const { api, url, store, params, signal } = context
  const userId = /^([0-9A-Za-z]{1,40})\.html$/.exec(params.userPage ?? '')?.[1]
  if (!userId) throw notFound(context)
  const profile = await api.call(usercenterProfile, { userId, ...requestedPage(url.searchParams) }, { signal })
  const viewer = store.session.user?.userId
  const isOwn = viewer === userId
  const followed = viewer && !isOwn ? await followedOf([profile.user], context) : []
  return { ...profile, pages: pagesOf(profile.posts, { url }), isOwn, followed: followed.length > 0 }
}
