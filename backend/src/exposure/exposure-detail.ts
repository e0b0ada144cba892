import type { Exposure } from 'calls/entities/exposure'
import type { exposureDetail } from 'calls/exposure'
import { isSeenByEveryone } from 'calls/exposure-case/case-states'
import type { Db } from 'database/db'
import { Refusal } from 'platform/api/refusal'
import type { CallOutput, CallParsed } from 'shared-state/api/declare-call'
import { errorCodes } from 'shared-state/api/error-codes'
import type { Language } from 'shared-state/i18n/languages'
import type { ReferenceData } from '../reference/reference-data.ts'
import { readCaseEvents } from './case-events.ts'
import {
  exposureColumns,
  exposureTables,
  exposureTablesInFull,
  shownText,
  textInFull,
  toExposures,
} from './exposure-rows.ts'
import type { ExposureRow } from './exposure-rows.ts'

interface Reading {
  /** In the language of the post. */
  original: boolean
  /** Also words that a legal notice withholds. */
  withheld?: boolean
}

/** An exposure in full, in any state: the caller decides who may see it. 404/3001 for an unknown one. */
export async function readExposureText(
  db: Db,
  reference: ReferenceData,
  code: string,
  lang: Language,
  { original, withheld = false }: Reading,
): Promise<{ exposure: Exposure; langs: string[] }> {
  const [text, tables] = withheld ? [textInFull, exposureTablesInFull] : [shownText, exposureTables]
  const row = await db.one<ExposureRow & { langs: string[] }>(
    `SELECT ARRAY(SELECT key FROM jsonb_object_keys(${text.content}) key ORDER BY key <> e.lang, key) AS langs,
       ${exposureColumns(original ? 'e.lang' : '$2', true, text)} FROM ${tables} WHERE e.code = $1`,
    original ? [code] : [code, lang],
  )
  const [exposure] = row ? await toExposures(db, reference, [row], lang) : []
  if (!row || !exposure) throw new Refusal(errorCodes.notFound)
  return { exposure, langs: row.langs }
}

/** An exposure as readExposureText() reads it, in the reader's language where it can be. */
export const readExposureRow = async (
  db: Db,
  reference: ReferenceData,
  code: string,
  lang: Language,
  { withheld = false } = {},
): Promise<Exposure> => (await readExposureText(db, reference, code, lang, { original: false, withheld })).exposure

/** A public exposure with its timeline; 404/3001 for one that is not public. */
export async function readExposure(
  db: Db,
  reference: ReferenceData,
  { code, original }: CallParsed<typeof exposureDetail>,
  lang: Language,
): Promise<CallOutput<typeof exposureDetail>> {
  const { exposure, langs } = await readExposureText(db, reference, code, lang, { original })
  if (!isSeenByEveryone(exposure.state)) throw new Refusal(errorCodes.notFound)
  return {
    exposure: { ...exposure, rejectReason: null },
    langs,
    events: await readCaseEvents(db, code, lang, { withPrivateNotes: false, original }),
  }
}
