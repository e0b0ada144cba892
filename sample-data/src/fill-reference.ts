import type { Db } from 'database/db'
import { fillTransaction } from './fill-transaction.ts'
import { loadGlossary } from './load-glossary.ts'
import { loadReference } from './load-reference.ts'
import { loadSoftwareTexts } from './load-software-texts.ts'
import { readRegulators } from './regulators.ts'
import { SampleClock } from './sample-clock.ts'

/**
 * Loads what a site without sample data needs before its own data can be imported: regulators, platforms, names of
 * tags, the glossary. Only if there are none.
 */
export async function fillReference(db: Db): Promise<void> {
  await fillTransaction(db, async queries => {
    const row = await queries.one<{ held: boolean }>(
      'SELECT EXISTS (SELECT FROM regulators) OR EXISTS (SELECT FROM software) OR EXISTS (SELECT FROM tags) AS held',
    )
    if (row?.held) return
    await loadReference({ queries, regulators: readRegulators() }, false)
    await queries.script('TRUNCATE software_texts')
    await loadSoftwareTexts({ queries, clock: new SampleClock(new Date()) })
    await queries.script('TRUNCATE glossary_terms')
    await loadGlossary({ queries })
    await queries.script('REFRESH MATERIALIZED VIEW broker_facets; REFRESH MATERIALIZED VIEW broker_list_facets')
  })
}
