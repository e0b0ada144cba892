import { LRUCache } from 'lru-cache'
import type { ReleaseRecord } from 'shared-state/contract/release'
import { isPublicLanguage } from 'shared-state/i18n/languages'
import type { Dictionary } from 'shared-state/i18n/text'
import type { ReleaseStore } from '../releases/release-store.ts'

/** Texts of a release in one language, and in English if that language may lack some. */
export interface ReleaseTexts {
  dictionary: Dictionary
  english?: Dictionary
}

export type ReadReleaseTexts = (record: ReleaseRecord, lang: string) => Promise<ReleaseTexts>

const MOST_DICTIONARIES = 40

/**
 * Reads the texts of releases in the main process: they are data, checked against the hashes of the record. Rejects if a file is missing or
 * changed.
 */
export function createReleaseTexts(store: Pick<ReleaseStore, 'readVerified'>): ReadReleaseTexts {
  const dictionaries = new LRUCache<string, Dictionary>({ max: MOST_DICTIONARIES })
  async function dictionaryOf(record: ReleaseRecord, lang: string): Promise<Dictionary> {
    const key = `${record.area} ${record.version} ${lang}`
    const file = record.web.strings[lang]
    if (!file) return {}
    const known = dictionaries.get(key) ?? (JSON.parse(await store.readVerified(record, file)) as Dictionary)
    dictionaries.set(key, known)
    return known
  }
  return async (record, lang) => ({
    dictionary: await dictionaryOf(record, lang),
    ...(!isPublicLanguage(lang) && { english: await dictionaryOf(record, 'en') }),
  })
}
