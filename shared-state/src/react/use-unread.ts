import { useEffect } from 'react'
import { useStore } from './store-context.tsx'

/**
 * The live number of unread messages; `known` until the connection delivers one, and without a connection. Use it in an observer,
 * and only for logged-in visitors.
 */
export function useUnread(known: number): number {
  const { unread } = useStore()
  useEffect(() => unread.watch(), [unread])
  return unread.count ?? known
}
