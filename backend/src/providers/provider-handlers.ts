import { providerCategories } from 'calls/entities/provider'
import * as calls from 'calls/providers'
import type { Db } from 'database/db'
import { handle } from 'platform/api/handle'
import type { CallHandler } from 'platform/api/handle'
import type { Language } from 'shared-state/i18n/languages'
import { countryName } from '../countries/country-names.ts'
import { countedByChoice } from '../countries/same-country.ts'
import type { ReferenceData } from '../reference/reference-data.ts'
import { providerDetail } from './provider-detail.ts'
import { createProviderLists } from './provider-lists.ts'
import type { ProviderCounts } from './provider-lists.ts'
import { categoryNames } from './provider-rows.ts'

export function providerHandlers({ db, reference }: { db: Db; reference: ReferenceData }): CallHandler[] {
  const lists = createProviderLists(db)
  return [
    handle(calls.webprtInit, async (asked, { caller: { lang } }) => {
      const [page, counts] = await Promise.all([
        lists.page({ ...asked, order: 'score', pageIndex: 1 }, lang),
        lists.counts(),
      ])
      return {
        ...page,
        categories: categoriesOf(counts, lang).map(({ value, ...category }) => ({ code: value, ...category })),
      }
    }),
    handle(calls.webprtPage, (asked, { caller }) => lists.page(asked, caller.lang)),
    handle(calls.webprtFilter, async (_input, { caller: { lang } }) => {
      const counts = await lists.counts()
      const listed = countedByChoice([...counts.country].map(([value, count]) => ({ value, count })))
      const countries = listed.map(({ value, count }) => ({ value, name: countryName(value, lang), count }))
      return { categories: categoriesOf(counts, lang), countries }
    }),
    handle(calls.serviceproviderDetailinit, ({ code }, { caller }) => providerDetail(db, reference, code, caller.lang)),
  ]
}

const categoriesOf = ({ category }: ProviderCounts, lang: Language) =>
  providerCategories.map(value => ({ value, name: categoryNames[value][lang], count: category.get(value) ?? 0 }))
