import { declareCall } from 'shared-state/api/declare-call'
import { object, oneOf, strictObject, string } from 'shared-state/schema'
import type { OutputOfSchema } from 'shared-state/schema'
import { aboutOutsideNews } from './about.ts'
import { instant, paging } from './entities/fields.ts'
import { pageOf } from './entities/page.ts'

/** Categories that the news of other sites can be in: those of the news area. */
export const outsideCategories = ['news', 'original', 'industry', 'announcements'] as const

/** `title` and `summary` are plain text, at most 200 and 300 characters. `url` leads to another site; `source` is its name. */
const outsideItem = object({
  id: string(),
  title: string(),
  summary: string(),
  url: string(),
  source: string(),
  lang: string(),
  publishedAt: instant,
})
export type OutsideItem = OutputOfSchema<typeof outsideItem>

/** News of other sites in the caller's language, from the feeds that the site reads (setting NEWS_FEEDS), newest first. */
export const newsOutside = declareCall({
  name: 'news.outside',
  section: 'Education and news',
  scope: 'public',
  method: 'GET',
  input: strictObject({ category: oneOf(outsideCategories), ...paging }),
  output: pageOf(outsideItem),
  about: aboutOutsideNews,
})
