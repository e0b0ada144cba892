import { feedDescription, feedPath, feedTitle, isFeedCategory, type FeedCategory } from 'calls/news-feed/feed-words'
import type { Db } from 'database/db'
import { Router } from 'express'
import type { Request, Response } from 'express'
import { memoize } from 'platform/api/memoize'
import { isPublicLanguage, type Language } from 'shared-state/i18n/languages'
import { pathOfArticle } from '../education/titles.ts'
import { sendRss } from './rss-xml.ts'

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

const newest = `SELECT code, slug, category, title->>$1 AS title, summary->>$1 AS summary, published_at, updated_at FROM articles
  WHERE published_at <= now() AND category <> 'best_brokers' AND ($2 OR NOT generated) AND ($3 = '' OR category = $3)
  ORDER BY published_at DESC, code LIMIT ${mostItems}`

/**
 * The newest news and lessons as RSS 2.0: all at `/{lang}/rss.xml`, one category at `/{lang}/feeds/news/{category}.xml`. The 7x24 flash has no
 * feed: its items have no addresses. Generated articles are included on a local origin only (decisions 8).
 */
export function feed({ db, origin, isLocal }: { db: Db; origin: string; isLocal: boolean }): Router {
  const read = memoize({ seconds: 60 }, (lang: Language, category: string) =>
    db.query<Row>(newest, [lang, isLocal, category]),
  )
  async function answer(request: Request, response: Response, lang: Language, category?: FeedCategory): Promise<void> {
    const rows = await read(lang, category ?? '')
    sendRss(request, response, {
      title: feedTitle(lang, category),
      description: feedDescription[lang],
      lang,
      page: `${origin}/${lang}${pageOf(category)}`,
      self: origin + feedPath(lang, category),
      changed: rows
        .map(row => row.updated_at)
        .sort()
        .at(-1),
      items: rows.map(row => ({
        title: row.title,
        address: origin + encodeURI(pathOfArticle(lang, row)),
        at: row.published_at,
        category: row.category,
        description: row.summary,
      })),
    })
  }
  return Router()
    .get('/:lang/rss.xml', async (request, response, next) => {
      const { lang } = request.params
      if (isPublicLanguage(lang)) await answer(request, response, lang)
      else next()
    })
    .get('/:lang/feeds/news/:category.xml', async (request, response, next) => {
      const { lang, category } = request.params
      if (isPublicLanguage(lang) && isFeedCategory(category)) await answer(request, response, lang, category)
      else next()
    })
}

const pageOf = (category?: FeedCategory): string =>
  category === undefined ? '/news.html' : category === 'education' ? '/education' : `/news/${category}.html`
