import { usercenterMyforum } from 'calls/account-lists'
import { commentMycomments } from 'calls/comment-writing'
import type { LoadContext } from 'shared-state/runtime'
import { requestedChoice, requestedPage, pagesOf } from '../list/list-query.ts'

export const releaseTabs = ['posts', 'reviews'] as const

/** The visitor's posts: everything public, and reviews and replies in every state. */
export async function loadRelease({ api, url, signal }: LoadContext) {
  const asked = requestedPage(url.searchParams)
  switch (requestedChoice(url.searchParams, 'tab', releaseTabs)) {
    case 'reviews': {
      const page = await api.call(commentMycomments, asked, { signal })
      return { tab: 'reviews' as const, ...page, pages: pagesOf(page, { url }) }
    }
    case 'posts': {
      const page = await api.call(usercenterMyforum, asked, { signal })
      return { tab: 'posts' as const, ...page, pages: pagesOf(page, { url }) }
    }
  }
}
