import type { GlossaryTerm } from 'calls/entities/article'
import type { Db } from 'database/db'
import { memoize } from 'platform/api/memoize'
import type { Language } from 'shared-state/i18n/languages'
import { indexTerms, type TermIndex } from './link-terms.ts'

export interface Glossary {
  /** By name. */
  terms: readonly GlossaryTerm[]
  byCode: ReadonlyMap<string, GlossaryTerm>
  index: TermIndex
  /** Address of the glossary's page; terms are its anchors. */
  path: string
}

/** The glossary in each language, read once a minute. */
export type ReadGlossary = (lang: Language) => Promise<Glossary>

export const createGlossary = (db: Db): ReadGlossary =>
  memoize({ seconds: 60 }, async (lang: Language) => {
    const rows = await db.query<GlossaryTerm>(
      `SELECT code, term->>$1 AS term, aliases->$1 AS aliases, definition->>$1 AS definition FROM glossary_terms`,
      [lang],
    )
    const terms = rows.sort((a, b) => a.term.localeCompare(b.term, lang))
    return {
      terms,
      byCode: new Map(terms.map(term => [term.code, term])),
      index: indexTerms(terms),
      path: `/${lang}/education/glossary.html`,
    }
  })
