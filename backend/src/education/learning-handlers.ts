import * as calls from 'calls/learning'
import type { Db } from 'database/db'
import { handle } from 'platform/api/handle'
import type { CallHandler } from 'platform/api/handle'
import type { ReadGlossary } from './glossary.ts'
import { createLearningPaths } from './learning-paths.ts'
import { completeLessons, readProgress } from './lesson-progress.ts'

/** Learning paths, each user's progress on them, and the glossary. */
export function learningHandlers({ db, glossary }: { db: Db; glossary: ReadGlossary }): CallHandler[] {
  const paths = createLearningPaths(db)
  return [
    handle(calls.learningPaths, (_input, { caller }) => paths(caller.lang)),
    handle(calls.learningGlossary, async (_input, { caller }) => ({ items: [...(await glossary(caller.lang)).terms] })),
    handle(calls.learningProgress, (_input, { caller }) => readProgress(db, caller)),
    handle(calls.learningComplete, (input, { caller }) => completeLessons(db, input, caller)),
  ]
}
