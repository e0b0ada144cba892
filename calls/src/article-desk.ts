import { declareCall } from 'shared-state/api/declare-call'
import { publicLanguages } from 'shared-state/i18n/languages'
import {
  array,
  boolean,
  extend,
  int,
  literal,
  maxLength,
  nullable,
  object,
  oneOf,
  optional,
  strictObject,
  string,
  withDefault,
} from 'shared-state/schema'
import type { OutputOfSchema } from 'shared-state/schema'
import { articleLevel } from './entities/article.ts'
import { code, identifier, instant, line, moment, paging, text, trimmed } from './entities/fields.ts'
import { pageOf } from './entities/page.ts'

const shared = { section: 'Education and news', scope: 'moderation', who: ['moderator', 'editor'] } as const

/** Fewest and most characters of an article's texts. The body is markdown. */
export const articleLengths = { title: [5, 120], summary: [10, 300], body: [50, 50_000] } as const
export const MOST_ARTICLE_TAGS = 5
export const MOST_ARTICLE_BROKERS = 10
/** Days that an article can be scheduled ahead. */
export const MOST_ARTICLE_DAYS_AHEAD = 90

export const articleDeskViews = ['current', 'withdrawn'] as const
/** Categories of articles that the desk lists and writes. Best-broker topics and videos are not written there. */
export const deskCategories = ['education', 'news', 'original', 'industry', 'announcements'] as const

const inBoth = object({ en: string(), id: string() })
const state = oneOf(['scheduled', 'published', 'withdrawn'])

/** `editable`: it was written on the desk, so it can be changed and withdrawn there. `history`: what editors did with it, oldest first. */
const deskArticle = object({
  code: string(),
  category: string(),
  level: nullable(string()),
  title: inBoth,
  publishedAt: instant,
  state,
  editable: boolean(),
  history: array(object({ action: oneOf(['write', 'change', 'withdraw']), nick: nullable(string()), at: instant })),
})
export type DeskArticle = OutputOfSchema<typeof deskArticle>

/**
 * The articles that are published or scheduled, by that time, latest first, those from files included; or the withdrawn ones, last withdrawn
 * first. `topics`: those that an article can have.
 */
export const articleDesk = declareCall({
  name: 'article.desk',
  ...shared,
  method: 'GET',
  shownOnPages: true,
  input: strictObject({
    view: withDefault(oneOf(articleDeskViews), 'current'),
    category: optional(oneOf(deskCategories)),
    ...paging,
  }),
  output: extend(pageOf(deskArticle), { topics: array(object({ code: string(), name: string() })) }),
})

/** `updatedAt`: when the desk last changed the article; sent back with a change. */
const articleDraftOutput = object({
  code: string(),
  category: oneOf(deskCategories),
  level: nullable(articleLevel),
  title: inBoth,
  summary: inBoth,
  body: inBoth,
  tags: array(string()),
  traderCodes: array(string()),
  publishedAt: instant,
  updatedAt: instant,
  state,
})
export type ArticleDraft = OutputOfSchema<typeof articleDraftOutput>

/** A published or scheduled article with its whole text, to change it. 404/3001 for an unknown one, 409/3101 for one from a file. */
export const articleDraft = declareCall({
  name: 'article.draft',
  ...shared,
  method: 'GET',
  shownOnPages: true,
  input: strictObject({ code }),
  output: articleDraftOutput,
})

const [title, summary, body] = [
  line(...articleLengths.title),
  trimmed(...articleLengths.summary),
  trimmed(...articleLengths.body),
]

/**
 * Writes an article, or changes the one with `code`, for which `updatedAt` of its draft is required. `level`: required for `education`, and
 * absent otherwise. `publishedAt`: now if it is missing or has passed; a published article keeps its code, slug and date. 400 for an unknown
 * topic or broker (1004), more than 90 days ahead (1003), and markdown that takes too long to convert (1004); 404/3001 for an unknown article;
 * 409/3101 for one from a file, and if somebody else has changed it since it was opened.
 */
export const articleSave = declareCall({
  name: 'article.save',
  ...shared,
  method: 'POST',
  repeat: 'key',
  input: strictObject({
    code: optional(code),
    updatedAt: optional(moment),
    category: oneOf(deskCategories),
    level: optional(articleLevel),
    title: strictObject({ en: title, id: title }),
    summary: strictObject({ en: summary, id: summary }),
    body: strictObject({ en: body, id: body }),
    tags: withDefault(array(identifier).check(maxLength(MOST_ARTICLE_TAGS)), []),
    traderCodes: withDefault(array(code).check(maxLength(MOST_ARTICLE_BROKERS)), []),
    publishedAt: optional(moment),
  }),
  output: object({ code: string(), slug: string(), publishedAt: instant, updatedAt: instant }),
})

/** A body as readers will see it, as sanitised HTML, and the number of questions of its quiz. Nothing is stored. */
export const articlePreview = declareCall({
  name: 'article.preview',
  ...shared,
  method: 'POST',
  repeat: 'reads',
  input: strictObject({ body: text(1, articleLengths.body[1]), lang: oneOf(publicLanguages) }),
  output: object({ content: string(), quiz: int() }),
})

/** Withdraws an article that was written on the desk; again changes nothing. 404/3001 for an unknown one, 409/3101 for one from a file. */
export const articleWithdraw = declareCall({
  name: 'article.withdraw',
  ...shared,
  method: 'POST',
  repeat: 'natural',
  input: strictObject({ code }),
  output: object({ done: literal(true) }),
})
