import type { Queries } from 'database/db'
import { Refusal } from 'platform/api/refusal'
import { errorCodes } from 'shared-state/api/error-codes'
import type { Language } from 'shared-state/i18n/languages'
import { fieldMessage } from '../refusal-messages/field-messages.ts'
import { hideQuotes, phrasesOf } from './quotes.ts'
import type { Phrases } from './quotes.ts'

/** What counts as a quote of the withheld words of an exposure: of its post, and of what its author added. */
export async function withheldPhrases(queries: Queries, exposureCode: string): Promise<Phrases> {
  const rows = await queries.query<{ text: string }>(
    `SELECT part.value AS text FROM withheld_texts w
       CROSS JOIN LATERAL (VALUES (w.words -> 'title'), (w.words -> 'content')) AS columns(words)
       CROSS JOIN LATERAL jsonb_each_text(columns.words) AS part
     WHERE w.exposure_code = $1 AND w.part = 'post'
     UNION ALL
     SELECT part.value FROM withheld_texts w JOIN exposure_events v ON v.event_id::text = w.part_id AND v.exposure_code = $1
       CROSS JOIN LATERAL jsonb_each_text(w.words) AS part
     WHERE w.exposure_code = $1 AND w.part = 'note' AND v.actor = 'author' AND jsonb_typeof(w.words) = 'object'`,
    [exposureCode],
  )
  return phrasesOf(rows.map(({ text }) => text))
}

/**
 * Refuses 400/1004 at `content` a comment that repeats withheld words. Locks the exposure until the end of the transaction: a text is not
 * withheld between this check and the write.
 */
export async function refuseQuotes(
  queries: Queries,
  exposureCode: string,
  content: string,
  lang: Language,
): Promise<void> {
  await queries.query('SELECT FROM exposures WHERE code = $1 FOR SHARE', [exposureCode])
  if (hideQuotes(content, await withheldPhrases(queries, exposureCode)) === content) return
  throw new Refusal(errorCodes.wrongForm, {
    errors: [{ field: 'content', message: fieldMessage('repeatsWithheld', lang) }],
  })
}
