/** A pointer that only passes over a link means nothing by it. */
const restMs = 80

/**
 * Tells of the page behind a link as soon as a visitor means to follow it: the pointer rests on it or presses it, or the
 * keyboard reaches it. Its code is then there by the time of the click. Who asks to save data is left alone.
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

/** The address of this site's page that a link leads to in this tab; undefined where it is another one, or none. */
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
