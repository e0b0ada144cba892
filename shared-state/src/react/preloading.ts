import type { Part } from '../contract/area.ts'

/**
 * Event handlers for the control that opens a part: the part's code is fetched as soon as the visitor points at, touches or focuses
 * the control. Nothing is preloaded for visitors who ask to save data, as with links.
 */
export function preloading(...parts: readonly Pick<Part, 'load'>[]) {
  const preload = () => {
    if ((navigator as { connection?: { saveData?: boolean } }).connection?.saveData) return
    // The part itself shows the failure and retries if the visitor opens it.
    for (const part of parts) part.load().catch(() => undefined)
  }
  return { onPointerEnter: preload, onTouchStart: preload, onFocus: preload }
}
