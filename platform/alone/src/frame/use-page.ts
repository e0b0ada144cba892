import { useEffect, useRef, useState, type RefObject } from 'react'
import type { CallSeen } from '../backend/mock-handlers.ts'
import type { PageMessage } from '../page/page-messages.ts'

export interface ObservedPage {
  /** Calls since the page was opened, the latest response of each. */
  calls: readonly CallSeen[]
  /** Errors and warnings, most recent first, each once. */
  faults: readonly string[]
}

const nothing: ObservedPage = { calls: [], faults: [] }
const faultsKept = 20

/** Collects the messages of the page in the frame. */
export function usePage(
  page: RefObject<HTMLIFrameElement | null>,
  handlers: { onMoved: (at: string, title: string) => void; onVisitor: (as: string) => void },
): ObservedPage {
  const [seen, setSeen] = useState(nothing)
  const told = useRef(handlers)
  useEffect(() => {
    told.current = handlers
  })
  useEffect(() => {
    const hear = ({ source, origin, data }: MessageEvent<PageMessage>) => {
      if (origin !== location.origin || source !== page.current?.contentWindow) return
      if (data.kind === 'opened') setSeen(nothing)
      if (data.kind === 'moved') told.current.onMoved(data.at, data.title)
      if (data.kind === 'visitor') told.current.onVisitor(data.as)
      if (data.kind === 'call')
        setSeen(({ calls, faults }) => ({
          faults,
          calls: [data.seen, ...calls.filter(({ call }) => call !== data.seen.call)],
        }))
      if (data.kind === 'fault')
        setSeen(({ calls, faults }) => ({
          calls,
          faults: [data.text, ...faults.filter(text => text !== data.text)].slice(0, faultsKept),
        }))
    }
    addEventListener('message', hear)
    return () => removeEventListener('message', hear)
  }, [page])
  return seen
}
