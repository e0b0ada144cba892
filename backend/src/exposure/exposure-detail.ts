import type { Exposure } from 'calls/entities/exposure'
import type { exposureDetail } from 'calls/exposure'
import { isSeenByEveryone } from 'calls/exposure-case/case-states'
import type { Db } from 'database/db'
import { Refusal } from 'platform/api/refusal'
import type { CallOutput } from 'shared-state/api/declare-call'
import { errorCodes } from 'shared-state/api/error-codes'
import type { Language } from 'shared-state/i18n/languages'
import type { ReferenceData } from '../reference/reference-data.ts'
import { readCaseEvents } from './case-events.ts'
import { exposureColumns, exposureTables, exposureTablesInFull, textInFull, toExposures } from './exposure-rows.ts'
import type { ExposureRow } from './exposure-rows.ts'

/**
 * An exposure in full, in any state: the caller decides who may see it. `withheld`: also words that a legal notice withholds. 404/3001 for an
 * unknown one.
 */
export async function readExposureRow(
  db: Db,
  reference: ReferenceData,
  code: string,
  lang: Language,
  { withheld = false } = {},
): Promise<Exposure> {
  const row = await db.one<ExposureRow>(
    withheld
      ? `SELECT ${exposureColumns('$2', true, textInFull)} FROM ${exposureTablesInFull} WHERE e.code = $1`
      : `SELECT ${exposureColumns('$2', true)} FROM ${exposureTables} WHERE e.code = $1`,
    [code, lang],
  )
  const [exposure] = row ? await toExposures(db, reference, [row], lang) : []
  if (!exposure) throw new Refusal(errorCodes.notFound)
  return exposure
}

/** A public exposure with its timeline; 404/3001 for one that is not public. */
export async function readExposure(
  db: Db,
  reference: ReferenceData,
  code: string,
  lang: Language,
): Promise<CallOutput<typeof exposureDetail>> {
  const exposure = await readExposureRow(db, reference, code, lang)
  if (!isSeenByEveryone(exposure.state)) throw new Refusal(errorCodes.notFound)
  return {
    exposure: { ...exposure, rejectReason: null },
    events: await readCaseEvents(db, code, lang, { withPrivateNotes: false }),
  }
}
