import * as calls from 'calls/education'
import type { Db } from 'database/db'
import { handle } from 'platform/api/handle'
import type { CallHandler } from 'platform/api/handle'
import { memoize } from 'platform/api/memoize'
import type { ReferenceData } from '../reference/reference-data.ts'
import { categoryOf } from './article-rows.ts'
import { createArticles } from './articles.ts'
import type { ReadGlossary } from './glossary.ts'
import { searchArticles } from './search-articles.ts'
import type { Titles } from './titles.ts'

const navNames = {
  education: { en: 'Education', id: 'Edukasi' },
  best_brokers: { en: 'Best brokers', id: 'Broker terbaik' },
}
const NAV_TITLES = 8

interface EducationDeps {
  db: Db
  reference: ReferenceData
  titles: Titles
  glossary: ReadGlossary
}

/** `videoUrl`: the folder of each video; `{code}` in it stands for the article's code (setting VIDEO_URL). */
export function educationHandlers(
  { db, reference, titles, glossary }: EducationDeps,
  videoUrl?: string,
): CallHandler[] {
  const articles = createArticles(db, reference, glossary, videoUrl)
  const tagCounts = memoize({ seconds: 300 }, () =>
    db.query<{ keyword: string; count: number }>(
      `SELECT t.tag AS keyword, count(*)::integer AS count FROM articles a, unnest(a.tags) t(tag)
       WHERE a.published_at <= now() GROUP BY t.tag ORDER BY count(*) DESC, t.tag COLLATE "C"`,
    ),
  )
  return [
    handle(calls.articleList, (input, { caller }) => articles.page(input, caller.lang)),
    handle(calls.articleSearch, (input, { caller }) => searchArticles({ db, reference }, input, caller.lang)),
    handle(calls.newsDetail, ({ code }, { caller }) => articles.detail(code, caller.lang)),
    handle(calls.articleIntroinit, ({ code }, { caller }) => articles.topic(code, caller.lang)),
    handle(calls.articleQueryfxlongtailartlist, async ({ catId, pageIndex, pageSize }, { caller }) => {
      const all = await titles.of(categoryOf[catId], caller.lang)
      const start = (pageIndex - 1) * pageSize
      return { items: all.slice(start, start + pageSize), total: all.length, pageIndex, pageSize }
    }),
    handle(calls.articleKeyword, async ({ num }, { caller }) => {
      const [counts, names] = await Promise.all([tagCounts(), reference.tags('article', caller.lang)])
      return {
        items: counts
          .slice(0, num)
          .map(({ keyword, count }) => ({ keyword, name: names.get(keyword) ?? keyword, count })),
      }
    }),
    handle(calls.aggregateSeoArticleNavtab, async (_input, { caller: { lang } }) => {
      const [education, topics] = await Promise.all([titles.of('education', lang), titles.of('best_brokers', lang)])
      return {
        items: [
          {
            code: 'education',
            name: navNames.education[lang],
            url: `/${lang}/education`,
            items: education.slice(0, NAV_TITLES),
          },
          {
            code: 'best-brokers',
            name: navNames.best_brokers[lang],
            url: `/${lang}/best-brokers`,
            items: topics.slice(0, NAV_TITLES),
          },
        ],
      }
    }),
  ]
}
