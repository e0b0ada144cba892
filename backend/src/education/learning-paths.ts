import { articleLevels } from 'calls/entities/article'
import type { learningPaths } from 'calls/learning'
import type { Db } from 'database/db'
import { memoize } from 'platform/api/memoize'
import type { CallOutput } from 'shared-state/api/declare-call'
import type { Language } from 'shared-state/i18n/languages'
import { titleColumns } from './article-rows.ts'

type Paths = CallOutput<typeof learningPaths>
type Row = Paths['items'][number]['lessons'][number] & { level: string }

/** Every lesson that has a place in a path, easiest level first; `lesson` is the alias of its articles. */
export const inPathOrder = (lesson: string) =>
  `array_position(ARRAY['${articleLevels.join(`','`)}'], ${lesson}.level), ${lesson}.path_place, ${lesson}.code`

/** The learning path of each level that has lessons, in each language, read once a minute. */
export const createLearningPaths = (db: Db) =>
  memoize({ seconds: 60 }, async (lang: Language): Promise<Paths> => {
    const rows = await db.query<Row>(
      `SELECT ${titleColumns('$1')}, a.level, a.summary->>$1 AS summary, a.read_minutes AS "readMinutes" FROM articles a
       WHERE a.path_place IS NOT NULL AND a.published_at <= now() ORDER BY ${inPathOrder('a')}`,
      [lang],
    )
    const items = articleLevels.map(level => ({
      level,
      lessons: rows.filter(row => row.level === level).map(({ level: _level, ...lesson }) => lesson),
    }))
    return { items: items.filter(({ lessons }) => lessons.length > 0) }
  })
