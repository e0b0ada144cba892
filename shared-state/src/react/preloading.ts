import type { Part } from '../contract/area.ts'

/**
 * Handlers for the control that opens a part: the part's code is fetched as soon as a visitor means to press the control,
 * by pointer, finger or keyboard. Visitors who ask to save data are left alone, as they are with links.
 */
export function preloading(...parts: readonly Pick<Part, 'load'>[]) {
  const preload = () => {
    if ((navigator as { connection?: { saveData?: boolean } }).connection?.saveData) return
    // The part itself shows a failure, if the visitor does open it, and tries again.
    for (const part of parts) part.load().catch(() => undefined)
  }
  return { onPointerEnter: preload, onTouchStart: preload, onFocus: preload }
}
