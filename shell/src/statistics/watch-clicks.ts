import { asksNotToBeTracked } from 'shared-state/device/asks-not-to-be-tracked'
import { contentLanguageOf, countryCodeOfLanguage } from 'shared-state/i18n/languages'
import type { RootStore } from 'shared-state/root-store'
import { fingerprint } from '../browser/fingerprint.ts'
import { askIp } from '../visitor-place/ask-place.ts'
import { countedClick } from './counted-click.ts'

/**
 * Counts clicks on links of every area in one place, and sends the gathered events when the page is hidden. Nothing is watched for visitors
 * who ask not to be tracked.
 */
export function watchClicks(store: RootStore): void {
  if (asksNotToBeTracked()) return
  const { session, statistics, visitor, snapshot } = store
  const lang = contentLanguageOf(visitor.lang)
  let address: Promise<string | undefined> | undefined
  // Asked for once per tab, with the first event: a batch waits for some seconds, in which its events still get the address.
  const addressOf = () => (address ??= askIp(store).catch(() => undefined))
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
      userId: session.user?.userId,
      device: fingerprint(),
    })
    if (!event) return
    statistics.count(event)
    void addressOf().then(ip => ip && Object.assign(event.input, { ip }))
  }
  // In the capture phase, because a link may stop the event from bubbling; a middle click opens a new tab.
  addEventListener('click', count, { capture: true, passive: true })
  addEventListener('auxclick', event => event.button === 1 && count(event), { capture: true, passive: true })
  addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') statistics.flush()
  })
}
