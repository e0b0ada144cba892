import type { CountedEvent } from 'shared-state/statistics/portal-events'

/** `type` of a counted click: the target of the link. */
export const clickTypes = { brokerPage: 1, outgoing: 2, contact: 3 } as const

/** A broker's page: `/{lang}/brokers/{tab}/{slug}-{code}.html`, or its alternate form (spec 2.1). */
const brokerPage = /^\/[a-z-]+\/brokers\/(?:[a-z]+\/)?[^/]+$/
const mostCharacters = 500

export function brokerOfPath(pathname: string): string | undefined {
  const page = pathname.replace(/(?:\/index)?\.html$/, '')
  return brokerPage.test(page) ? /-([0-9A-Za-z]{1,20})$/.exec(page)?.[1] : undefined
}

export interface ClickPlace {
  /** The page that contains the link, and its canonical path, which identifies its broker, if any. */
  page: URL
  canonical: string
  lang: 'en' | 'id'
  /** Numeric (spec 7.1). */
  country: string
  version: string
  /** The user who is logged in, and the number of this browser (spec 7.1). The server uses neither, and stores neither (decisions 12). */
  userId: string | undefined
  device: string
}

/** `apptype` of the website, the same as for the user's data (spec 7.4). */
const websiteApp = 7

/**
 * The event that a click on a link is counted as (spec 7.4): a broker's page opened from anywhere, an external link, or a contact on a
 * broker's page; other clicks are not counted. `spots` is the part of the page: header, main or footer.
 */
export function countedClick(link: HTMLAnchorElement, place: ClickPlace): CountedEvent | undefined {
  const { page, canonical, lang, country, version, userId, device } = place
  const target = new URL(link.href, page)
  const isOwn = target.origin === page.origin
  const opened = isOwn ? brokerOfPath(target.pathname) : undefined
  const isContact = target.protocol === 'mailto:' || target.protocol === 'tel:'
  const leaves = isOwn ? target.pathname.endsWith('/leaving.html') : /^https?:$/.test(target.protocol)
  const code = opened ?? (isContact || leaves ? brokerOfPath(canonical) : undefined)
  if (code === undefined) return undefined
  const type = opened !== undefined ? clickTypes.brokerPage : isContact ? clickTypes.contact : clickTypes.outgoing
  return {
    call: 'dealer.statistics',
    input: {
      type,
      code,
      ...(userId && { userid: userId }),
      ...(device && { equipId: device.slice(0, 64) }),
      platform: 3,
      apptype: websiteApp,
      ver: version.slice(0, 20),
      lang,
      country,
      spots: link.closest('main') ? 'main' : link.closest('footer') ? 'footer' : 'header',
      url: (page.pathname + page.search).slice(0, mostCharacters),
      // For a contact, only the click is counted: a person's address must not enter the statistics.
      ...(!isContact && {
        jumpStatisticsUrl: (isOwn ? target.pathname + target.search : target.origin + target.pathname).slice(
          0,
          mostCharacters,
        ),
      }),
    },
  }
}
