import { shortCode } from 'calls/swift/swift-parts'
import type { SearchHit } from 'calls/entities/search-hit'
import type { Db } from 'database/db'
import type { Language } from 'shared-state/i18n/languages'
import { regionName } from 'shared-state/i18n/region-name'
import type { SwiftRow } from '../swift-codes/swift-rows.ts'
import { searchSwiftCodes } from '../swift-codes/swift-search.ts'
import type { Find } from './find.ts'

const toHit = ({ code, bank, city, two_char_code: country }: SwiftRow, lang: Language): SearchHit => ({
  type: 'swift',
  code: shortCode(code),
  title: `${shortCode(code)} ${bank}`,
  text: `${city}, ${regionName(lang, country)}`,
  lang,
  url: `/${lang}/swift-codes/${shortCode(code)}.html`,
  ico: null,
})

/** SWIFT codes by their beginning, and by the words of bank and city. They have no date: they are sorted by match only. */
export const findSwiftCodes =
  ({ db }: { db: Db }): Find =>
  async (keyword, lang, { pageIndex, pageSize }) => {
    const { rows, total } = await searchSwiftCodes(db, keyword, { limit: pageSize, offset: (pageIndex - 1) * pageSize })
    return { hits: rows.map(row => toHit(row, lang)), total, near: false }
  }
