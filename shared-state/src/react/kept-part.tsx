import { useEffect, useRef, type MouseEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { KeptHtml } from './kept-html.tsx'
import { useStore } from './store-context.tsx'

/** The server's HTML of a part until the part comes into view: code that nobody gets to see is not fetched (docs/decisions/0026). */
export function KeptPart({ slotKey, area }: { slotKey: string; area: string }) {
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

  /** Its links are moves within the site already. */
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

  return <KeptHtml area={area} ref={place} onClick={follow} />
}

/** A press that asks for no other tab or window. */
const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey

/** What has the focus is not replaced under somebody's hands. */
function whenNobodyIsIn(element: HTMLElement, signal: AbortSignal): Promise<void> {
  if (!element.contains(document.activeElement)) return Promise.resolve()
  return new Promise(left => {
    const look = ({ relatedTarget }: FocusEvent) => {
      if (!element.contains(relatedTarget as Node | null)) left()
    }
    element.addEventListener('focusout', look, { signal })
  })
}
