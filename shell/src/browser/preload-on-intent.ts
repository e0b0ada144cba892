/** Shortest rest of the pointer on a link, in ms, that counts as intent; a pointer that only passes over does not. */
const restMs = 80

/**
 * Preloads the page of a link as soon as a visitor shows intent to follow it: the pointer rests on it or presses it, or the keyboard
 * focuses it. Its code has then usually arrived by the click. Does nothing for visitors who have asked to save data.
 */
export function preloadOnIntent(preload: (path: string) => void): void {
  if ((navigator as { connection?: { saveData?: boolean } }).connection?.saveData) return
  let resting: ReturnType<typeof setTimeout> | undefined
  document.addEventListener('pointerover', event => {
    clearTimeout(resting)
    const path = pathBehind(event)
    if (path) resting = setTimeout(preload, restMs, path)
  })
  for (const kind of ['pointerdown', 'focusin'])
    document.addEventListener(kind, event => {
      const path = pathBehind(event)
      if (path) preload(path)
    })
}

/** Path of the page on this site that a link opens in this tab; undefined for the current page, any other target, or no link. */
function pathBehind({ target }: Event): string | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
  if (
    !link ||
    link.origin !== location.origin ||
    (link.target && link.target !== '_self') ||
    link.hasAttribute('download')
  )
    return undefined
  return link.pathname === location.pathname ? undefined : link.pathname
}
