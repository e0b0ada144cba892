import { live7x24Desk, live7x24Save, live7x24Withdraw } from 'calls/flash-desk'
import { live7x24Init, live7x24Latest, live7x24More } from 'calls/flash'
import type { Db } from 'database/db'
import { handle } from 'platform/api/handle'
import type { CallHandler } from 'platform/api/handle'
import { Refusal } from 'platform/api/refusal'
import type { CallParsed } from 'shared-state/api/declare-call'
import { errorCodes } from 'shared-state/api/error-codes'
import type { Language } from 'shared-state/i18n/languages'
import { codesLike } from '../countries/same-country.ts'
import type { ReferenceData } from '../reference/reference-data.ts'
import { fieldMessage } from '../refusal-messages/field-messages.ts'
import { Conditions } from '../sql-parts.ts'
import { deskList } from './desk-list.ts'
import { fromCursor, toCursor } from './flash-cursor.ts'
import { flashColumns, toFlashItem, type FlashRow } from './flash-rows.ts'
import { saveFlash } from './save-flash.ts'
import { withdrawFlash } from './withdraw-flash.ts'

type Filters = Partial<CallParsed<typeof live7x24Init>>

/** The most items that a reader catches up on. */
const MOST_LATEST = 50

export function flashHandlers(deps: { db: Db; reference: ReferenceData }): CallHandler[] {
  const { db, reference } = deps
  /** The newest published items that match, and whether there are more. `condition` adds to the filters. */
  async function read(filters: Filters, num: number, lang: Language, condition?: (where: Conditions) => void) {
    const where = new Conditions()
    const columns = flashColumns(where.param(lang))
    where.add('f.published_at <= now()')
    condition?.(where)
    where.when(filters.tag, tag => `f.tags @> ARRAY[${tag}]`)
    where.anyOf('f.country_code', filters.countryCode === undefined ? undefined : codesLike(filters.countryCode))
    where.when(filters.important, important => `f.important = ${important}`)
    where.when(filters.day, day => `f.published_at >= ${day}::date AND f.published_at < ${day}::date + 1`)
    const [rows, names] = await Promise.all([
      db.query<FlashRow>(
        `SELECT ${columns} FROM flash_items f ${where.where} ORDER BY f.published_at DESC, f.flash_id DESC LIMIT ${where.param(num + 1)}`,
        where.params,
      ),
      reference.tags('flash', lang),
    ])
    const shown = rows.slice(0, num)
    const last = rows.length > num ? shown.at(-1) : undefined
    return {
      items: shown.map(row => toFlashItem(row, names)),
      cursor: last ? toCursor({ at: last.exact_at, id: last.flash_id }) : null,
      names,
    }
  }

  return [
    handle(live7x24Init, async (filters, { caller }) => {
      const { items, cursor, names } = await read(filters, filters.num, caller.lang)
      return { items, cursor, tags: [...names].map(([code, name]) => ({ code, name })) }
    }),
    handle(live7x24More, async ({ cursor: from, ...filters }, { caller }) => {
      const position = fromCursor(from)
      if (!position) {
        const message = fieldMessage('wrongForm', caller.lang)
        throw new Refusal(errorCodes.wrongForm, { errors: [{ field: 'cursor', message }] })
      }
      const { items, cursor } = await read(filters, filters.num, caller.lang, where =>
        where.add(
          `(f.published_at, f.flash_id) < (${where.param(position.at)}::timestamptz, ${where.param(position.id)})`,
        ),
      )
      return { items, cursor }
    }),
    handle(live7x24Latest, async ({ after, ...filters }, { caller }) => {
      const last = await db.one<{ at: string }>(
        'SELECT published_at::text AS at FROM flash_items WHERE flash_id = $1 AND published_at <= now()',
        [Number(after)],
      )
      const { items, cursor } = await read(filters, MOST_LATEST, caller.lang, where => {
        if (last)
          where.add(
            `(f.published_at, f.flash_id) > (${where.param(last.at)}::timestamptz, ${where.param(Number(after))})`,
          )
      })
      return { items, more: cursor !== null || last === undefined }
    }),
    handle(live7x24Desk, (input, { caller }) => deskList(deps, input, caller.lang)),
    handle(live7x24Save, (input, { caller }) => saveFlash(deps, input, caller)),
    handle(live7x24Withdraw, ({ id }, { caller }) => withdrawFlash(db, id, caller)),
  ]
}
