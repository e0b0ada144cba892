import { commentList } from 'calls/comments'
import { isSeenByEveryone, type CaseState } from 'calls/exposure-case/case-states'
import { ApiError, type LoadContext } from 'shared-state/runtime'

const pageSize = 20
const MOST_PAGES = 10_000

/** The page of a list in the address; 1 if it names none. */
export const commentPageOf = (query: URLSearchParams): number => {
  const named = Number(query.get('page'))
  return Number.isInteger(named) && named > 0 && named <= MOST_PAGES ? named : 1
}

/** A page of the comments on a case, newest first; null for a case that is not public, and if they failed to load: it is readable without. */
export async function loadComments({ api, signal, url }: LoadContext, code: string, state: CaseState) {
  if (!isSeenByEveryone(state)) return null
  const pageIndex = commentPageOf(url.searchParams)
  try {
    const { items, total } = await api.call(
      commentList,
      { targetType: 'exposure', targetCode: code, pageIndex, pageSize },
      { signal },
    )
    return { items, total, pageIndex, pages: Math.max(Math.ceil(total / pageSize), 1) }
  } catch (error) {
    if (error instanceof ApiError) return null
    throw error
  }
}

export type CaseComments = NonNullable<Awaited<ReturnType<typeof loadComments>>>
