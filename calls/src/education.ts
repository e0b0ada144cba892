import { declareCall } from 'shared-state/api/declare-call'
import {
  array,
  extend,
  int,
  nullable,
  object,
  oneOf,
  optional,
  strictObject,
  string,
  withDefault,
} from 'shared-state/schema'
import { aboutArticle, aboutArticles } from './about.ts'
import { article, articleCategory, articleWithContent, longtail, titleItem } from './entities/article.ts'
import { brokerListEntry } from './entities/broker-list-entry.ts'
import { code, identifier, keyword, num, paging, whole } from './entities/fields.ts'
import { itemsOf, pageOf } from './entities/page.ts'

const section = 'Education and news'

/** `tagName` is the name of the requested tag; null without one, or if no such tag exists. */
export const articleList = declareCall({
  name: 'article.list',
  section,
  scope: 'public',
  method: 'GET',
  input: strictObject({
    category: articleCategory,
    level: optional(identifier),
    tag: optional(identifier),
    traderCode: optional(code),
    order: withDefault(oneOf(['new', 'hot']), 'new'),
    ...paging,
  }),
  output: extend(pageOf(article), { tagName: nullable(string()) }),
  about: aboutArticles,
})

/** Articles that contain all words of the keyword, best matches or newest first. */
export const articleSearch = declareCall({
  name: 'article.search',
  section,
  scope: 'public',
  method: 'GET',
  input: strictObject({
    keyword,
    category: optional(articleCategory),
    order: withDefault(oneOf(['match', 'new']), 'match'),
    ...paging,
  }),
  output: pageOf(article),
  about: aboutArticles,
})

/**
 * An article. `prev` and `next`: for a lesson of a learning path its neighbours there, for others the articles of the same category that were
 * published before and after it.
 */
export const newsDetail = declareCall({
  name: 'news.detail',
  section,
  scope: 'public',
  method: 'GET',
  input: strictObject({ code }),
  output: object({
    article: articleWithContent,
    related: array(article),
    prev: nullable(titleItem),
    next: nullable(titleItem),
  }),
  about: aboutArticle,
})

/** A best-broker topic with those of its brokers that may lead (findings/findings-of.ts), best first. */
export const articleIntroinit = declareCall({
  name: 'article.introinit',
  path: 'article/intro/init-v1',
  section,
  scope: 'public',
  method: 'GET',
  input: strictObject({ code }),
  output: object({ article: articleWithContent, brokers: array(brokerListEntry), related: array(titleItem) }),
  about: aboutArticle,
})

export const articleQueryfxlongtailartlist = declareCall({
  name: 'article.queryfxlongtailartlist',
  section,
  scope: 'public',
  method: 'GET',
  input: strictObject({
    catId: longtail,
    pageIndex: withDefault(whole(1, 1_000_000), 1),
    pageSize: withDefault(whole(1, 50), 8),
  }),
  output: pageOf(titleItem),
  about: aboutArticles,
})

export const articleKeyword = declareCall({
  name: 'article.keyword',
  section,
  scope: 'public',
  method: 'GET',
  input: strictObject({ num }),
  output: itemsOf(object({ keyword: string(), name: string(), count: int() })),
})

/** Tabs of the education area, each with its newest titles. */
export const aggregateSeoArticleNavtab = declareCall({
  name: 'aggregate.seo_article_navtab',
  section,
  scope: 'public',
  method: 'GET',
  input: strictObject({}),
  output: itemsOf(object({ code: string(), name: string(), url: string(), items: array(titleItem) })),
})
