import type { learningComplete, learningProgress } from 'calls/learning'
import type { Db, Queries } from 'database/db'
import type { Caller } from 'platform/api/handle'
import { signedIn } from 'platform/api/signed-in'
import type { CallOutput, CallParsed } from 'shared-state/api/declare-call'

type Progress = CallOutput<typeof learningProgress>

/** The lessons that the caller has completed, oldest first. */
export async function readProgress(queries: Queries, caller: Caller): Promise<Progress> {
  const items = await queries.query<Progress['items'][number]>(
    `SELECT article_code AS code, right_answers AS "rightAnswers", questions FROM lesson_progress
     WHERE user_id = $1 ORDER BY completed_at, article_code`,
    [signedIn(caller).userId],
  )
  return { items }
}

/** Adds completed lessons (calls, learning.complete): the better result of a quiz stays. */
export async function completeLessons(
  db: Db,
  { lessons }: CallParsed<typeof learningComplete>,
  caller: Caller,
): Promise<Progress> {
  await db.query(
    `INSERT INTO lesson_progress (user_id, article_code, right_answers, questions)
     SELECT DISTINCT ON (a.code) $1, a.code, least(l."rightAnswers", l.questions), l.questions
     FROM jsonb_to_recordset($2) AS l(code text, "rightAnswers" smallint, questions smallint)
     JOIN articles a ON a.code = l.code AND a.category = 'education' AND a.published_at <= now()
     ORDER BY a.code, l."rightAnswers" DESC
     ON CONFLICT (user_id, article_code) DO UPDATE
       SET right_answers = EXCLUDED.right_answers, questions = EXCLUDED.questions
       WHERE lesson_progress.right_answers < EXCLUDED.right_answers`,
    [signedIn(caller).userId, JSON.stringify(lessons)],
  )
  return readProgress(db, caller)
}
