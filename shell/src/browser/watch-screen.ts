import type { ScreenStore } from 'shared-state/store/screen-store'
import { debounced } from './debounced.ts'

/** Milliseconds after the last event (spec 9). */
const resizeDebounce = 300
const scrollDebounce = 100

/**
 * Reports window size, scroll position and height of the tips to the store: now, and after each change. Returns a function that stops it.
 */
export function watchScreen(screen: ScreenStore, tips: HTMLElement | null): () => void {
  const scrolled = () => screen.measured({ scrollTop: window.scrollY })
  const resized = () =>
    screen.measured({
      width: window.innerWidth,
      height: window.innerHeight,
      ...(tips && { tipsHeight: tips.offsetHeight }),
    })
  const onScroll = debounced(scrolled, scrollDebounce)
  const onResize = debounced(resized, resizeDebounce)
  const tipsChange = new ResizeObserver(() => tips && screen.measured({ tipsHeight: tips.offsetHeight }))
  if (tips) tipsChange.observe(tips)
  addEventListener('scroll', onScroll, { passive: true })
  addEventListener('resize', onResize)
  scrolled()
  resized()
  return () => {
    tipsChange.disconnect()
    removeEventListener('scroll', onScroll)
    removeEventListener('resize', onResize)
    onScroll.cancel()
    onResize.cancel()
  }
}
