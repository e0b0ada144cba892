import type { Request, Response } from 'express'
import { escapeXml } from 'platform/api/escape'
import type { Language } from 'shared-state/i18n/languages'
import { sendCacheable } from './send-cacheable.ts'

interface RssItem {
  title: string
  /** Full address of its page. */
  address: string
  /** Identifies the item where several share a page; default: its address. */
  id?: string
  at: string
  category: string
  description: string
}

interface RssChannel {
  title: string
  description: string
  lang: Language
  /** Full address of the page that the feed belongs to, and of the feed. */
  page: string
  self: string
  /** When the newest change happened; undefined without items. */
  changed: string | undefined
  items: readonly RssItem[]
}

const freshSeconds = 300

/** Answers with RSS 2.0, or 304 if the reader has it already. */
export function sendRss(request: Request, response: Response, channel: RssChannel): void {
  sendCacheable(request, response, { text: rssXml(channel), type: 'application/rss+xml', freshSeconds })
}

const rssXml = ({ title, description, lang, page, self, changed, items }: RssChannel): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>',
    `<title>${escapeXml(title)}</title>`,
    `<link>${escapeXml(page)}</link>`,
    `<description>${escapeXml(description)}</description>`,
    `<language>${lang}</language>`,
    ...(changed ? [`<lastBuildDate>${new Date(changed).toUTCString()}</lastBuildDate>`] : []),
    `<atom:link href="${escapeXml(self)}" rel="self" type="application/rss+xml"/>`,
    ...items.map(itemXml),
    '</channel></rss>',
    '',
  ].join('\n')

function itemXml({ title, address, id, at, category, description }: RssItem): string {
  const link = escapeXml(address)
  return [
    `<item><title>${escapeXml(title)}</title>`,
    `<link>${link}</link><guid isPermaLink="${id === undefined}">${id === undefined ? link : escapeXml(id)}</guid>`,
    `<pubDate>${new Date(at).toUTCString()}</pubDate><category>${escapeXml(category)}</category>`,
    `<description>${escapeXml(description)}</description></item>`,
  ].join('')
}
