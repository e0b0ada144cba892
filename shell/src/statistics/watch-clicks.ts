import { contentLanguageOf, countryCodeOfLanguage } from 'shared-state/i18n/languages'
import type { RootStore } from 'shared-state/root-store'
import { countedClick } from './counted-click.ts'

/** Counts clicks on links of every area in one place, and sends the gathered events when the page is hidden. */
export function watchClicks({ statistics, visitor, snapshot }: RootStore): void {
  const lang = contentLanguageOf(visitor.lang)
  const count = ({ target }: Event) => {
    const link = (target as Element).closest('a')
    if (!link?.href) return
    const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href
    const event = countedClick(link, {
      page: new URL(location.href),
      canonical: canonical ? new URL(canonical).pathname : location.pathname,
      lang,
      country: countryCodeOfLanguage[lang],
      version: snapshot.shell.version,
    })
    if (event) statistics.count(event)
  }
  // In the capture phase, because a link may stop the event from bubbling; a middle click opens a new tab.
  addEventListener('click', count, { capture: true, passive: true })
  addEventListener('auxclick', event => event.button === 1 && count(event), { capture: true, passive: true })
  addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') statistics.flush()
  })
}
