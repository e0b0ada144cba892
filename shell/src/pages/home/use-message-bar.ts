import { useEffect, useState } from 'react'
import type { Message } from 'calls/entities/message'
import { homemessagebarList } from 'calls/feed'
import { rememberNotice, wasNoticed } from 'shared-state/device/notice-times'
import { useStore } from 'shared-state/runtime'
import { orNothing } from '../../or-nothing.ts'

/** How long a closed message stays closed in this browser, as an ad does (docs/decisions/0104). */
const closedForHours = 24
/** Latest messages that are looked through for one that is unread. */
const num = 8

const nameOf = ({ id }: Message) => `message ${id}`.slice(0, 100)

interface OpenBar {
  /** The latest unread message that has not been closed in the last day. */
  message: Message
  unread: number
}

/**
 * The visitor's latest unread message, or a notice of the site for a visitor without a login; undefined until known, and if there is none.
 * Only the browser asks: the home page is stored for everyone (docs/decisions/0110).
 */
export function useMessageBar(): { bar: OpenBar | undefined; close: () => void } {
  const { api, session } = useStore()
  const userId = session.user?.userId
  const [known, setKnown] = useState<{ items: readonly Message[]; unread: number }>()
  useEffect(() => {
    const left = new AbortController()
    void orNothing(api.call(homemessagebarList, { num }, { signal: left.signal })).then(answer => {
      if (answer && !left.signal.aborted) setKnown(answer)
    })
    return () => {
      left.abort()
      setKnown(undefined)
    }
  }, [api, userId])
  const message = known?.items.find(item => !item.read && !wasNoticed(nameOf(item), closedForHours))
  const close = () => {
    for (const item of known?.items ?? []) rememberNotice(nameOf(item))
    setKnown(undefined)
  }
  return { bar: known && message && { message, unread: known.unread }, close }
}
