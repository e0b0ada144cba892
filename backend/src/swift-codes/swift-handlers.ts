import { asTyped, fullCode, shortCode, swiftForm } from 'calls/swift/swift-parts'
import * as calls from 'calls/swift-codes'
import type { Db } from 'database/db'
import { handle } from 'platform/api/handle'
import type { CallHandler } from 'platform/api/handle'
import { memoize } from 'platform/api/memoize'
import { Refusal } from 'platform/api/refusal'
import { errorCodes } from 'shared-state/api/error-codes'
import { regionName } from 'shared-state/i18n/region-name'
import type { Language } from 'shared-state/i18n/languages'
import { slugOf } from '../data-tools/slug.ts'
import { readKeyword } from '../matching/keyword.ts'
import { fieldMessage } from '../refusal-messages/field-messages.ts'
import { faultsOf } from './check-swift-code.ts'
import { countrySlug } from './swift-countries.ts'
import { createSwiftPlaces } from './swift-places.ts'
import { swiftColumns, toSwiftCode, type SwiftRow } from './swift-rows.ts'
import { searchSwiftCodes } from './swift-search.ts'

const HOT = 12
const MOST_FOUND = 20
const MOST_OF_BANK = 100

/** The directory of SWIFT codes: by country, city and bank, by words, and by code. */
export function swiftHandlers({ db }: { db: Db }): CallHandler[] {
  const places = createSwiftPlaces(db)
  const countries = memoize({ seconds: 60, stale: 600 }, () =>
    db.query<{ letters: string; count: number; sample: boolean }>(
      `SELECT two_char_code AS letters, count(*)::integer AS count, bool_or(sample) AS sample FROM swift_codes GROUP BY two_char_code`,
    ),
  )
  /** Head offices of the countries with most codes, one of each. */
  const hot = memoize({ seconds: 60, stale: 600 }, async () => {
    const most = (await countries()).toSorted((a, b) => b.count - a.count || (a.letters < b.letters ? -1 : 1))
    return db.query<SwiftRow>(
      `SELECT ${swiftColumns} FROM unnest($1::text[]) WITH ORDINALITY AS c(letters, place)
       CROSS JOIN LATERAL (SELECT * FROM swift_codes s WHERE s.two_char_code = c.letters AND s.code LIKE '%XXX'
         ORDER BY s.city_slug, s.bank_slug, s.code LIMIT 1) AS first ORDER BY c.place`,
      [most.slice(0, HOT).map(({ letters }) => letters)],
    )
  })
  const countriesIn = async (lang: Language) => {
    const collator = new Intl.Collator(lang)
    return (await countries())
      .map(({ letters, count }) => ({
        twoCharCode: letters,
        name: regionName(lang, letters),
        slug: countrySlug(letters),
        flag: letters.toLowerCase(),
        count,
      }))
      .sort((a, b) => collator.compare(a.name, b.name))
  }
  const read = (condition: string, params: string[]) =>
    db.query<SwiftRow>(
      `SELECT ${swiftColumns} FROM swift_codes WHERE ${condition} ORDER BY code NOT LIKE '%XXX', city_slug, code LIMIT ${MOST_OF_BANK}`,
      params,
      { prepared: true },
    )

  return [
    handle(calls.swiftcodeInit, async ({ keyword }, { caller: { lang } }) => {
      const [all, known] = await Promise.all([countriesIn(lang), countries()])
      const part = keyword?.toLowerCase()
      const found = keyword
        ? (await searchSwiftCodes(db, readKeyword(keyword), { limit: MOST_FOUND, offset: 0 })).rows
        : await hot()
      return {
        countries: part ? all.filter(({ name }) => name.toLowerCase().includes(part)) : all,
        hot: found.map(row => toSwiftCode(row, lang)),
        total: known.reduce((sum, { count }) => sum + count, 0),
        sample: known.some(({ sample }) => sample),
      }
    }),
    handle(calls.swiftcodeCity, async ({ twoCharCode, ...asked }) => {
      const { items, ...page } = await places.cities(twoCharCode.toUpperCase(), asked)
      return { ...page, items: items.map(({ name: city, ...place }) => ({ city, ...place })) }
    }),
    handle(calls.swiftcodeBank, async ({ twoCharCode, city, ...asked }) => {
      const { items, ...page } = await places.banks(twoCharCode.toUpperCase(), slugOf(city), asked)
      return { ...page, items: items.map(({ name: bank, ...place }) => ({ bank, ...place })) }
    }),
    handle(calls.swiftcodeComplete, async ({ swiftCode, twoCharCode, city, bank }, { caller: { lang } }) => {
      let rows: SwiftRow[]
      if (swiftCode !== undefined) {
        const typed = asTyped(swiftCode)
        if (!swiftForm.test(typed) || faultsOf(typed).length > 0) throw refused('swiftCode', 'wrongForm', lang)
        const code = fullCode(typed)
        const own = await read('code = $1', [code])
        if (own.length === 0) throw new Refusal(errorCodes.notFound)
        const others = await read(`code >= $1 AND code < $1 || '~' AND code <> $2`, [code.slice(0, 6), code])
        rows = [...own, ...others]
      } else {
        if (twoCharCode === undefined) throw refused('swiftCode', 'missing', lang)
        if (city === undefined) throw refused('city', 'missing', lang)
        if (bank === undefined) throw refused('bank', 'missing', lang)
        rows = await read('two_char_code = $1 AND city_slug = $2 AND bank_slug = $3', [
          twoCharCode.toUpperCase(),
          slugOf(city),
          slugOf(bank),
        ])
      }
      const [first] = rows.map(row => toSwiftCode(row, lang))
      if (!first) throw new Refusal(errorCodes.notFound)
      return {
        items: rows.map(row => toSwiftCode(row, lang)),
        country: first.country,
        city: first.city,
        bank: first.bank,
      }
    }),
    handle(calls.swiftcodeCheck, async ({ text }) => {
      const typed = asTyped(text)
      const faults = faultsOf(typed)
      if (faults.length > 0) return { typed, code: null, known: false, faults }
      const known = (await read('code = $1', [fullCode(typed)])).length > 0
      return { typed, code: shortCode(typed), known, faults }
    }),
  ]
}

function refused(field: string, fault: 'missing' | 'wrongForm', lang: Language): Refusal {
  return new Refusal(fault === 'missing' ? errorCodes.missing : errorCodes.wrongForm, {
    errors: [{ field, message: fieldMessage(fault, lang) }],
  })
}
