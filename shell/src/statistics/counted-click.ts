import type { CountedEvent } from 'shared-state/statistics/portal-events'

/** `type` of a counted click: what the link leads to. */
export const clickTypes = { brokerPage: 1, outgoing: 2, contact: 3 } as const

/** A broker's page: `/{lang}/brokers/{tab}/{slug}-{code}.html`, or its alternate form (spec 2.1). */
const brokerPage = /^\/[a-z-]+\/brokers\/(?:[a-z]+\/)?[^/]+$/
const mostCharacters = 500

export function brokerOfPath(pathname: string): string | undefined {
  const page = pathname.replace(/(?:\/index)?\.html$/, '')
  return brokerPage.test(page) ? /-([0-9A-Za-z]{1,20})$/.exec(page)?.[1] : undefined
}

export interface ClickPlace {
  /** The page the link stands on, with its canonical path: its broker, if it has one, is known by that. */
  page: URL
  canonical: string
  lang: 'en' | 'id'
  /** Numeric (spec 7.1). */
  country: string
  version: string
}

/**
 * What a click on a link counts as (spec 7.4): a broker's page opened from anywhere, a way out of the site or a contact from a
 * broker's page; nothing else is counted. `spots` is the part of the page: header, main or footer.
 */
export function countedClick(link: HTMLAnchorElement, place: ClickPlace): CountedEvent | undefined {
  const { page, canonical, lang, country, version } = place
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
      platform: 3,
      ver: version.slice(0, 20),
      lang,
      country,
      spots: link.closest('main') ? 'main' : link.closest('footer') ? 'footer' : 'header',
      url: (page.pathname + page.search).slice(0, mostCharacters),
      // Of a contact only that it was used: an address of a person is no statistic.
      ...(!isContact && {
        jumpStatisticsUrl: (isOwn ? target.pathname + target.search : target.origin + target.pathname).slice(
          0,
          mostCharacters,
        ),
      }),
    },
  }
}
