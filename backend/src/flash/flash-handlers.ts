import type { FlashItem } from 'calls/entities/flash-item'
import { live7x24Init, live7x24More } from 'calls/flash'
import type { Db } from 'database/db'
import { handle } from 'platform/api/handle'
import type { CallHandler } from 'platform/api/handle'
import { Refusal } from 'platform/api/refusal'
import type { CallParsed } from 'shared-state/api/declare-call'
import { errorCodes } from 'shared-state/api/error-codes'
import type { Language } from 'shared-state/i18n/languages'
import type { ReferenceData } from '../reference/reference-data.ts'
import { fieldMessage } from '../refusal-messages/field-messages.ts'
import { Conditions } from '../sql-parts.ts'

type Filters = CallParsed<typeof live7x24Init>

interface Row {
  flash_id: number
  text: string
  important: boolean
  tags: string[]
  symbols: string[]
  country_code: string | null
  source: string
  published_at: string
  /** As written by the database: ISO text in milliseconds would skip items of the same millisecond. */
  exact_at: string
}

interface Position {
  at: string
  id: number
}

export function flashHandlers({ db, reference }: { db: Db; reference: ReferenceData }): CallHandler[] {
  async function read(filters: Filters, lang: Language, after?: Position) {
    const where = new Conditions()
    const text = where.param(lang)
    where.add('f.published_at <= now()')
    if (after)
      where.add(`(f.published_at, f.flash_id) < (${where.param(after.at)}::timestamptz, ${where.param(after.id)})`)
    where.when(filters.tag, tag => `f.tags @> ARRAY[${tag}]`)
    where.when(filters.countryCode, country => `f.country_code = ${country}`)
    where.when(filters.important, important => `f.important = ${important}`)
    const [rows, names] = await Promise.all([
      db.query<Row>(
        `SELECT f.*, f.content->>${text} AS text, f.published_at::text AS exact_at FROM flash_items f ${where.where}
         ORDER BY f.published_at DESC, f.flash_id DESC LIMIT ${where.param(filters.num + 1)}`,
        where.params,
      ),
      reference.tags('flash', lang),
    ])
    const shown = rows.slice(0, filters.num)
    const last = rows.length > filters.num ? shown.at(-1) : undefined
    return {
      items: shown.map(row => toItem(row, names)),
      cursor: last ? toCursor({ at: last.exact_at, id: last.flash_id }) : null,
      names,
    }
  }

  return [
    handle(live7x24Init, async (filters, { caller }) => {
      const { items, cursor, names } = await read(filters, caller.lang)
      return { items, cursor, tags: [...names].map(([code, name]) => ({ code, name })) }
    }),
    handle(live7x24More, async ({ cursor: from, ...filters }, { caller }) => {
      const position = fromCursor(from)
      if (!position) {
        const message = fieldMessage('wrongForm', caller.lang)
        throw new Refusal(errorCodes.wrongForm, { errors: [{ field: 'cursor', message }] })
      }
      const { items, cursor } = await read(filters, caller.lang, position)
      return { items, cursor }
    }),
  ]
}

const toItem = (row: Row, names: ReadonlyMap<string, string>): FlashItem => ({
  id: String(row.flash_id),
  content: row.text,
  important: row.important,
  tags: row.tags.map(tag => names.get(tag) ?? tag),
  symbols: row.symbols,
  countryCode: row.country_code,
  source: row.source,
  publishedAt: row.published_at,
})

const toCursor = ({ at, id }: Position) => Buffer.from(`${at}|${id}`).toString('base64url')

/** The position in a cursor; null for text that this site did not issue. */
function fromCursor(cursor: string): Position | null {
  const parts = /^(\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(?:\.\d+)?\+00)\|(\d{1,15})$/.exec(
    Buffer.from(cursor, 'base64url').toString(),
  )
  const at = parts?.[1]
  return at && !Number.isNaN(Date.parse(at.replace(' ', 'T').replace('+00', 'Z')))
    ? { at, id: Number(parts?.[2]) }
    : null
}
