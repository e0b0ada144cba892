import { useEffect } from 'react'
import { useStore } from './store-context.tsx'

/**
 * How many messages are unread, live; `known` until the connection tells, and where there is none. Read it in an observer. Not
 * for who is not logged in.
 */
export function useUnread(known: number): number {
  const { unread } = useStore()
  useEffect(() => unread.watch(), [unread])
  return unread.count ?? known
}
