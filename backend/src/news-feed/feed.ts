import { feedDescription, feedPath, feedTitle } from 'calls/news-feed/feed-words'
import type { Db } from 'database/db'
import { Router } from 'express'
import { createHash } from 'node:crypto'
import { escapeXml } from 'platform/api/escape'
import { memoize } from 'platform/api/memoize'
import { isPublicLanguage, type Language } from 'shared-state/i18n/languages'
import { pathOfArticle } from '../education/titles.ts'

interface Row {
  code: string
  slug: string
  category: string
  title: string
  summary: string
  published_at: string
  updated_at: string
}

const mostItems = 50
const fewMinutes = 300

const newest = `SELECT code, slug, category, title->>$1 AS title, summary->>$1 AS summary, published_at, updated_at FROM articles
  WHERE published_at <= now() AND category <> 'best_brokers' AND ($2 OR NOT generated) ORDER BY published_at DESC, code LIMIT ${mostItems}`

/**
 * `/{lang}/rss.xml`: the newest news and lessons as RSS 2.0. The 7x24 flash has no feed: its items have no addresses. Generated articles
 * are included on a local origin only (decisions 8).
 */
export function feed({ db, origin, isLocal }: { db: Db; origin: string; isLocal: boolean }): Router {
  const read = memoize({ seconds: 60 }, (lang: Language) => db.query<Row>(newest, [lang, isLocal]))
  return Router().get('/:lang/rss.xml', async (request, response, next) => {
    const { lang } = request.params
    if (!isPublicLanguage(lang)) return next()
    const xml = feedXml(await read(lang), origin, lang)
    response.set({
      ETag: `"${createHash('sha256').update(xml).digest('base64url').slice(0, 27)}"`,
      'Cache-Control': `public, max-age=${fewMinutes}`,
    })
    if (request.fresh) return void response.status(304).end()
    response.set('Content-Type', 'application/rss+xml; charset=utf-8').send(Buffer.from(xml))
  })
}

function feedXml(rows: readonly Row[], origin: string, lang: Language): string {
  const changed = rows
    .map(row => row.updated_at)
    .sort()
    .at(-1)
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>',
    `<title>${escapeXml(feedTitle[lang])}</title>`,
    `<link>${escapeXml(`${origin}/${lang}/news.html`)}</link>`,
    `<description>${escapeXml(feedDescription[lang])}</description>`,
    `<language>${lang}</language>`,
    ...(changed ? [`<lastBuildDate>${new Date(changed).toUTCString()}</lastBuildDate>`] : []),
    `<atom:link href="${escapeXml(origin + feedPath(lang))}" rel="self" type="application/rss+xml"/>`,
    ...rows.map(row => itemXml(row, origin, lang)),
    '</channel></rss>',
    '',
  ].join('\n')
}

function itemXml({ title, summary, category, published_at, slug, code }: Row, origin: string, lang: Language): string {
  const address = escapeXml(origin + encodeURI(pathOfArticle(lang, { slug, code, category })))
  return [
    `<item><title>${escapeXml(title)}</title>`,
    `<link>${address}</link><guid isPermaLink="true">${address}</guid>`,
    `<pubDate>${new Date(published_at).toUTCString()}</pubDate><category>${escapeXml(category)}</category>`,
    `<description>${escapeXml(summary)}</description></item>`,
  ].join('')
}
