import { gradeOf, type Grade } from 'calls/rating/grade'
import type { Db } from 'database/db'
import type { PictureKind } from 'shared-state/head/pictures'
import type { Language } from 'shared-state/i18n/languages'
import { regulatorCountry } from '../reference/regulator-country.ts'

/** The content of a picture; equal facts yield the same picture. */
export type PictureFacts =
  | { kind: 'broker'; name: string; score: number | null; grade: Grade | null; regulators: string[]; sample: boolean }
  | { kind: 'article'; title: string; isLesson: boolean; sample: boolean }
  | { kind: 'regulator'; name: string; abbreviation: string; country: string }
  | { kind: 'site' }

interface BrokerRow {
  name: string
  score: number | null
  sample: boolean
  regulators: string[]
}

/** Regulators of licences in force: a revoked or cloned licence is no recommendation. */
const brokerSql = `SELECT b.show_name AS name, b.score, b.sample,
    ARRAY(SELECT r.abbreviation FROM licences l JOIN regulators r USING (regulator_id)
          WHERE l.broker_code = b.code AND l.status IN ('regulated', 'offshore') GROUP BY r.abbreviation ORDER BY min(r.tier), r.abbreviation) AS regulators
  FROM brokers b WHERE b.code = $1`

/** The content of a page's picture; undefined if the page does not exist or is not public. */
export async function readPictureFacts(
  db: Db,
  { lang, kind, code }: { lang: Language; kind: PictureKind; code: string },
): Promise<PictureFacts | undefined> {
  switch (kind) {
    case 'site':
      return code === 'home' ? { kind } : undefined
    case 'broker': {
      const broker = await db.one<BrokerRow>(brokerSql, [code])
      return broker && { kind, ...broker, grade: gradeOf(broker.score) }
    }
    case 'article': {
      const sql = `SELECT title->>$2 AS title, category = 'education' AS "isLesson", generated AS sample FROM articles WHERE code = $1 AND published_at <= now()`
      const article = await db.one<{ title: string; isLesson: boolean; sample: boolean }>(sql, [code, lang])
      return article && { kind, ...article }
    }
    case 'regulator': {
      const sql = 'SELECT name, abbreviation, country, two_char_code FROM regulators WHERE code = $1'
      const regulator = await db.one<{ name: string; abbreviation: string; country: string; two_char_code: string }>(
        sql,
        [code],
      )
      return (
        regulator && {
          kind,
          name: regulator.name,
          abbreviation: regulator.abbreviation,
          country: regulatorCountry(regulator, lang),
        }
      )
    }
  }
}
