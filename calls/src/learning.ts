import { declareCall } from 'shared-state/api/declare-call'
import { array, extend, int, maxLength, minLength, object, strictObject, string } from 'shared-state/schema'
import type { OutputOfSchema } from 'shared-state/schema'
import { articleLevel, glossaryTerm, titleItem } from './entities/article.ts'
import { code, whole } from './entities/fields.ts'
import { itemsOf } from './entities/page.ts'
import { aboutArticles } from './about.ts'

const section = 'Learning'
const own = { section, who: ['user'] } as const

/** More lessons than all paths have. */
export const MOST_COMPLETED = 100
/** More questions than any quiz has. */
const MOST_QUESTIONS = 50

/** The learning path of each level, easiest level first: its lessons in the order in which they build on each other. */
export const learningPaths = declareCall({
  name: 'learning.paths',
  section,
  scope: 'public',
  method: 'GET',
  input: strictObject({}),
  output: itemsOf(
    object({
      level: articleLevel,
      lessons: array(extend(titleItem, { summary: string(), readMinutes: int() })),
    }),
  ),
  about: aboutArticles,
})
export type LearningPath = OutputOfSchema<typeof learningPaths.output>['items'][number]

/** All terms of the glossary, by name. */
export const learningGlossary = declareCall({
  name: 'learning.glossary',
  section,
  scope: 'public',
  method: 'GET',
  input: strictObject({}),
  output: itemsOf(glossaryTerm),
})

export const lessonResult = object({ code: string(), rightAnswers: int(), questions: int() })
export type LessonResult = OutputOfSchema<typeof lessonResult>

const result = { rightAnswers: whole(0, MOST_QUESTIONS), questions: whole(0, MOST_QUESTIONS) }

/** The lessons that the caller has completed, with the best result of each lesson's quiz; 0 of 0 without a quiz. */
export const learningProgress = declareCall({
  name: 'learning.progress',
  ...own,
  scope: 'read',
  method: 'GET',
  input: strictObject({}),
  output: itemsOf(lessonResult),
})

/**
 * Adds completed lessons to the caller's progress and returns all of it. Several at once: those that were kept in a browser before the
 * login. A better result of a quiz is kept; articles that are not lessons are ignored.
 */
export const learningComplete = declareCall({
  name: 'learning.complete',
  ...own,
  scope: 'write',
  method: 'POST',
  repeat: 'natural',
  input: strictObject({
    lessons: array(strictObject({ code, ...result })).check(minLength(1), maxLength(MOST_COMPLETED)),
  }),
  output: itemsOf(lessonResult),
})
