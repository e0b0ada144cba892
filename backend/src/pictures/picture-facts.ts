import type { Finding } from 'calls/entities/finding'
import { accusedName } from 'calls/findings/accused-name'
import { mayLead } from 'calls/findings/findings-of'
import { namedRegulators } from 'calls/findings/named-regulators'
import type { Grade } from 'calls/rating/grade'
import type { Db } from 'database/db'
import type { PictureKind } from 'shared-state/head/pictures'
import type { Language } from 'shared-state/i18n/languages'
import { entriesInOrder } from '../brokers/broker-rows.ts'
import type { ReferenceData } from '../reference/reference-data.ts'
import { regulatorCountry } from '../reference/regulator-country.ts'

/** The content of a picture; equal facts yield the same picture. */
export type PictureFacts =
  | {
      kind: 'broker'
      name: string
      score: number | null
      grade: Grade | null
      findings: Finding[]
      /** The regulators that may be named next to its worst finding. */
      regulators: string[]
      /** Whether no licence of it is in force. */
      unlicensed: boolean
      sample: boolean
    }
  | { kind: 'article'; title: string; isLesson: boolean; sample: boolean }
  | { kind: 'regulator'; name: string; abbreviation: string; country: string }
  | { kind: 'site' }

/** The content of a page's picture; undefined if the page does not exist or is not public. */
export async function readPictureFacts(
  { db, reference }: { db: Db; reference: ReferenceData },
  { lang, kind, code }: { lang: Language; kind: PictureKind; code: string },
): Promise<PictureFacts | undefined> {
  switch (kind) {
    case 'site':
      return code === 'home' ? { kind } : undefined
    case 'broker': {
      const [broker] = await entriesInOrder(db, reference, [code])
      if (!broker) return undefined
      const { score, grade, findings, sample } = broker
      const name = mayLead(broker) ? broker.showName : accusedName(broker, lang)
      const regulators = [...new Set(namedRegulators(broker).map(({ abbreviation }) => abbreviation))]
      return { kind, name, score, grade, findings, regulators, unlicensed: broker.regulators.length === 0, sample }
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
