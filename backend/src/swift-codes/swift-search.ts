import { asTyped, fullCode, SWIFT_LENGTH } from 'calls/swift/swift-parts'
import type { Db } from 'database/db'
import type { Keyword } from '../matching/keyword.ts'
import { Conditions } from '../sql-parts.ts'
import { swiftColumns, type SwiftRow } from './swift-rows.ts'

/** Shorter beginnings of a code match too many. */
const LEAST_OF_CODE = 4
/** Words such as `bank` are in most names: no more matches than this are counted and sorted. */
export const MOST_MATCHES = 500

export interface SwiftMatches {
  rows: SwiftRow[]
  /** At most MOST_MATCHES. */
  total: number
}

/** Codes by their beginning, then by the words of bank and city, the last of which may be typed in part; exact codes and head offices first. */
export async function searchSwiftCodes(
  db: Db,
  keyword: Keyword,
  { limit, offset }: { limit: number; offset: number },
): Promise<SwiftMatches> {
  const where = new Conditions()
  const typed = asTyped(keyword.raw)
  const isBeginning = /^[A-Z0-9]+$/.test(typed) && typed.length >= LEAST_OF_CODE && typed.length <= SWIFT_LENGTH
  const code = where.param(isBeginning ? fullCode(typed) : '')
  const parts: string[] = []
  if (isBeginning) {
    const from = where.param(typed)
    parts.push(
      `SELECT ${swiftColumns} FROM swift_codes WHERE code >= ${from} AND code < ${from} || '~' LIMIT ${MOST_MATCHES}`,
    )
  }
  if (keyword.words.length > 0) {
    const query = keyword.words
      .map((word, index) => `'${word}'${index === keyword.words.length - 1 ? ':*' : ''}`)
      .join(' & ')
    parts.push(
      `SELECT ${swiftColumns} FROM swift_codes WHERE find_words @@ to_tsquery('simple', ${where.param(query)}) LIMIT ${MOST_MATCHES}`,
    )
  }
  if (parts.length === 0) return { rows: [], total: 0 }
  const rows = await db.query<SwiftRow & { total: number }>(
    `SELECT *, count(*) OVER ()::integer AS total FROM (${parts.map(part => `(${part})`).join(' UNION ')}) AS found
     ORDER BY code <> ${code}, code NOT LIKE '%XXX', bank, city, code LIMIT ${where.param(limit)} OFFSET ${where.param(offset)}`,
    where.params,
  )
  const total =
    rows[0]?.total ?? (offset === 0 ? 0 : (await searchSwiftCodes(db, keyword, { limit: 1, offset: 0 })).total)
  return { rows, total: Math.min(total, MOST_MATCHES) }
}
