import { useEffect, useRef } from 'react'
import { useRevalidator } from 'react-router-dom'

/** Fetches the list anew when more messages are unread than before: a new one has arrived. */
export function useNewMessages(unread: number): void {
  const { revalidate } = useRevalidator()
  const before = useRef(unread)
  useEffect(() => {
    if (unread > before.current) void revalidate()
    before.current = unread
  }, [unread, revalidate])
}
