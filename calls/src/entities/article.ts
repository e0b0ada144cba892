import { array, boolean, extend, int, nullable, object, oneOf, string } from 'shared-state/schema'
import type { OutputOfSchema } from 'shared-state/schema'
import { instant } from './fields.ts'
import { image } from './image.ts'

export const articleCategories = ['education', 'news', 'original', 'industry', 'announcements', 'video'] as const
export const articleCategory = oneOf(articleCategories)
/** Levels of lessons, easiest first. */
export const articleLevels = ['beginner', 'intermediate', 'advanced'] as const
export const articleLevel = oneOf(articleLevels)
export const longtails = ['longtail_best_brokers', 'longtail_education'] as const
export const longtail = oneOf(longtails)

export const article = object({
  code: string(),
  slug: string(),
  title: string(),
  summary: string(),
  category: string(),
  catId: string(),
  level: nullable(string()),
  cover: nullable(image),
  author: string(),
  tags: array(string()),
  /** One for each of `tags`, in the same order; accepted by `article.list` as `tag`. */
  tagCodes: array(string()),
  traderCodes: array(string()),
  lang: string(),
  publishedAt: instant,
  updatedAt: instant,
  readMinutes: int(),
  /** The lesson's place in the learning path of its level, from 1; null if it is in none. */
  pathPlace: nullable(int()),
  /** Created by the sample data generator, not written by a person (decisions 8). */
  generated: boolean(),
})
export type Article = OutputOfSchema<typeof article>

/** `aliases` are other forms of the term. */
export const glossaryTerm = object({
  code: string(),
  term: string(),
  aliases: array(string()),
  definition: string(),
})
export type GlossaryTerm = OutputOfSchema<typeof glossaryTerm>

/** `answer` is the index of the right option. */
export const quizQuestion = object({
  question: string(),
  options: array(string()),
  answer: int(),
  explanation: string(),
})
export type QuizQuestion = OutputOfSchema<typeof quizQuestion>

/** `source` and the sources of captions are addresses; times are in seconds. */
export const articleVideo = object({
  source: string(),
  seconds: int(),
  captions: array(object({ lang: string(), source: string() })),
  chapters: array(object({ at: int(), title: string() })),
})
export type ArticleVideo = OutputOfSchema<typeof articleVideo>

/**
 * `content` is sanitised HTML; `toc` its headings with their anchors. `terms` are those that `content` links to the glossary, by their first
 * occurrence; `quiz` is empty if the article has none. `video`: what a video article
 * plays; its `content` is the transcript.
 */
export const articleWithContent = extend(article, {
  content: string(),
  toc: array(object({ id: string(), text: string() })),
  terms: array(glossaryTerm),
  quiz: array(quizQuestion),
  video: nullable(articleVideo),
})
export type ArticleWithContent = OutputOfSchema<typeof articleWithContent>

/** A title to link to; its slug is the first five words of the English title (spec 9). */
export const titleItem = object({ title: string(), code: string(), slug: string() })
export type TitleItem = OutputOfSchema<typeof titleItem>
