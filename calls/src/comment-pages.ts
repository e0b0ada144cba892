import { isApiError } from 'shared-state/api/api-error'
import type { LoadContext } from 'shared-state/contract/area'
import { commentList } from './comments.ts'
import type { Comment } from './entities/comment.ts'

const pageSize = 20
const MOST_PAGES = 10_000

/** A page of comments, newest first; `pages` is at least 1. */
export interface CommentPage {
  items: readonly Comment[]
  pageIndex: number
  pages: number
}

/** The comments page in an address (`?page=`); 1 if it names none. */
const commentPageOf = (query: URLSearchParams): number => {
  const named = Number(query.get('page'))
  return Number.isInteger(named) && named > 0 && named <= MOST_PAGES ? named : 1
}

/** The page of comments that the address names, on an article, a public case, a listing or a survey; null if it failed to load: the rest is readable without. */
export async function loadCommentPage(
  { api, signal, url }: LoadContext,
  targetType: 'article' | 'exposure' | 'market' | 'survey',
  targetCode: string,
): Promise<CommentPage | null> {
  const pageIndex = commentPageOf(url.searchParams)
  try {
    const { items, total } = await api.call(commentList, { targetType, targetCode, pageIndex, pageSize }, { signal })
    return { items, pageIndex, pages: Math.max(Math.ceil(total / pageSize), 1) }
  } catch (error) {
    if (isApiError(error)) return null
    throw error
  }
}
