import type { Db } from 'database/db'
import { Router } from 'express'
import { memoize } from 'platform/api/memoize'
import { isPublicLanguage, type Language } from 'shared-state/i18n/languages'
import { icsFreshSeconds, sendIcs } from '../calendar/send-ics.ts'
import { aboutFitBrokers } from '../market/about-fit-brokers.ts'
import { isLive } from '../market/listing-rows.ts'
import { Conditions } from '../sql-parts.ts'
import { exhibitionIcs, type ExhibitionRow } from './exhibition-ics.ts'

const MOST_EXHIBITIONS = 500
/** The code of a listing, in an address. */
const isCode = /^[0-9A-Za-z]{1,20}$/

interface FilesDeps {
  db: Db
  origin: string
  isLocal: boolean
}

const today = `(now() AT TIME ZONE 'UTC')::date`

/**
 * iCalendar files to subscribe to or to import: `/{lang}/feeds/exhibitions.ics` with the live exhibitions that are not over, the next first, and
 * `/{lang}/feeds/exhibitions/{code}.ics` with a single one. Calendar programs show no warning next to an event, so that an exhibition about a
 * broker that is unfit to lead is in no file (decisions 7). Samples are included on a local origin only (decisions 8).
 */
export function exhibitionFiles({ db, origin, isLocal }: FilesDeps): Router {
  async function read(condition: (where: Conditions) => void): Promise<ExhibitionRow[]> {
    const where = new Conditions()
    where.add(`l.type = 'exhibition' AND l.starts_on IS NOT NULL AND ${isLive} AND ${aboutFitBrokers}`)
    if (!isLocal) where.add('NOT l.sample')
    condition(where)
    const sql = `SELECT l.code, l.slug, l.title, l.starts_on::text, coalesce(l.ends_on, l.starts_on)::text AS ends_on,
        coalesce(l.extra->>'city', '') AS city, coalesce(l.extra->>'venue', '') AS venue, l.sample
      FROM listings l ${where.where} ORDER BY l.starts_on, l.code LIMIT ${MOST_EXHIBITIONS}`
    return db.query<ExhibitionRow>(sql, where.params)
  }
  const fileOf = memoize({ seconds: 60 }, async (lang: Language) => {
    const rows = await read(where => where.add(`coalesce(l.ends_on, l.starts_on) >= ${today}`))
    return exhibitionIcs(rows, { lang, origin, freshSeconds: icsFreshSeconds })
  })
  return Router()
    .get('/:lang/feeds/exhibitions.ics', async (request, response, next) => {
      const { lang } = request.params
      if (!isPublicLanguage(lang)) return next()
      sendIcs(request, response, await fileOf(lang))
    })
    .get('/:lang/feeds/exhibitions/:code.ics', async (request, response, next) => {
      const { lang, code } = request.params
      if (!isPublicLanguage(lang) || !isCode.test(code)) return next()
      const rows = await read(where => where.add(`l.code = ${where.param(code)}`))
      if (rows.length === 0) return next()
      sendIcs(request, response, exhibitionIcs(rows, { lang, origin, freshSeconds: icsFreshSeconds }), `${code}.ics`)
    })
}
