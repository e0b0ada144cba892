import type { MouseEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { useHref, useLoginFirst } from 'shared-state/runtime'
import { oneReviewAddress } from './review-view.ts'

/** Link to report a review or reply, after a login (spec 4). Spread it on a link. */
export function useReportLink(path: string, commentId: string) {
  const href = useHref()
  const navigate = useNavigate()
  const loginFirst = useLoginFirst()
  const to = href(oneReviewAddress(path, commentId, { act: 'report' }))
  const onClick = (event: MouseEvent) => {
    event.preventDefault()
    loginFirst(() => void navigate(to))
  }
  return { to, onClick, rel: 'nofollow' }
}
