import { usercenterSessions, usercenterSigninhistory } from 'shared-state/calls/sessions'
import type { LoadContext } from 'shared-state/runtime'
import { pageAsked, pagesOf } from '../list/list-query.ts'

export async function loadSecurity({ api, url, signal }: LoadContext) {
  const [{ items: sessions }, history] = await Promise.all([
    api.call(usercenterSessions, {}, { signal }),
    api.call(usercenterSigninhistory, pageAsked(url.searchParams), { signal }),
  ])
  return { sessions, history: { ...history, pages: pagesOf(history, { url }) }, deleting: url.searchParams.has('delete') }
}
