import { useEffect, useRef, type MouseEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { ServerHtml } from './server-html.tsx'
import { useStore } from './store-context.tsx'

/** The server's HTML of slot content until it comes into view: code for content never seen is not fetched (docs/decisions/0050). */
export function DeferredPart({ slotKey, area }: { slotKey: string; area: string }) {
  const { slots, visitor } = useStore()
  const navigate = useNavigate()
  const place = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const element = place.current!
    const left = new AbortController()
    const takeOver = async () => {
      if (!(await slots.fetchCode(slotKey, area))) return
      await whenNobodyIsIn(element, left.signal)
      if (!left.signal.aborted) slots.takeOver(slotKey, area)
    }
    const watch = new IntersectionObserver(entries => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      watch.disconnect()
      void takeOver()
    })
    watch.observe(element)
    return () => {
      watch.disconnect()
      left.abort()
    }
  }, [slots, slotKey, area])

  /** Makes the links navigate within the site before the code is loaded. */
  const follow = (event: MouseEvent) => {
    const link = (event.target as Element).closest('a')
    if (
      !link ||
      !isPlain(event) ||
      link.target !== '' ||
      link.origin !== location.origin ||
      !link.pathname.startsWith(`/${visitor.lang}`)
    )
      return
    event.preventDefault()
    void navigate(link.pathname + link.search + link.hash)
  }

  return <ServerHtml area={area} ref={place} onClick={follow} />
}

/** A click that does not ask for another tab or window. */
const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey

/** Resolves once the element does not contain the focus, so that it is not replaced while the visitor uses it. */
function whenNobodyIsIn(element: HTMLElement, signal: AbortSignal): Promise<void> {
  if (!element.contains(document.activeElement)) return Promise.resolve()
  return new Promise(left => {
    const look = ({ relatedTarget }: FocusEvent) => {
      if (!element.contains(relatedTarget as Node | null)) left()
    }
    element.addEventListener('focusout', look, { signal })
  })
}
