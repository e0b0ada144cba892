import { useEffect, useRef } from 'react'
import { useRevalidator } from 'react-router-dom'

/** Reloads the list when the number of unread messages grows: a new one has arrived. */
export function useNewMessages(unread: number): void {
  const { revalidate } = useRevalidator()
  const before = useRef(unread)
  useEffect(() => {
    if (unread > before.current) void revalidate()
    before.current = unread
  }, [unread, revalidate])
}
