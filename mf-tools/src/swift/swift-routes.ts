import { breadcrumbList } from 'calls/structured/structured'
import { defineRoute, part, type AreaRoute } from 'shared-state/runtime'
import { toolsText } from '../strings/keys.ts'
import { loadBank, loadCity, loadPlace } from './load-place.ts'
import { loadSwift } from './load-swift.ts'
import { bankPath, cityPath, codePath, countryPath, swiftCrumbs, swiftPath } from './swift-paths.ts'

/** The directory of SWIFT codes. What `?code=` and `?keyword=` show is for their visitor alone: search engines get the pages below it. */
export const swiftRoutes: AreaRoute[] = [
  defineRoute({
    path: 'swift-codes.html',
    load: loadSwift,
    page: part(async () => (await import('./swift-page.tsx')).SwiftPage),
    head: ({ code, keyword, sample }, { store, url }) => ({
      title: store.text.t(toolsText.swift),
      description: store.text.t(toolsText.swiftLead),
      canonical: swiftPath,
      ...((code || keyword) && { noindex: true }),
      sample,
      structured: [breadcrumbList(swiftCrumbs(store), url.origin)],
    }),
  }),
  defineRoute({
    path: 'swift-codes/:place',
    load: loadPlace,
    page: part(async () => (await import('./place-page.tsx')).PlacePage),
    head: (data, { store, url }) => {
      const { t } = store.text
      if ('country' in data) {
        const { country } = data
        return {
          title: t(toolsText.swiftIn, { place: country.name }),
          description: t(toolsText.swiftInLead),
          canonical: countryPath(country.slug),
          sample: country.sample,
          structured: [breadcrumbList(swiftCrumbs(store, country.name), url.origin)],
        }
      }
      const { swiftCode, bank, city, country, countrySlug, citySlug, sample } = data.code
      const way = { country: { name: country, slug: countrySlug }, city: { name: city, slug: citySlug } }
      return {
        title: `${t(toolsText.codeOf, { code: swiftCode })}: ${bank}`,
        description: `${swiftCode}: ${bank}, ${city}, ${country}. ${t(toolsText.beforePaymentWhy)}`,
        canonical: codePath(swiftCode),
        sample,
        structured: [breadcrumbList(swiftCrumbs(store, swiftCode, way), url.origin)],
      }
    },
  }),
  defineRoute({
    path: 'swift-codes/:country/:city',
    load: loadCity,
    page: part(async () => (await import('./city-page.tsx')).CityPage),
    head: ({ country, city }, { store, url }) => ({
      title: store.text.t(toolsText.swiftIn, { place: `${city.name}, ${country.name}` }),
      description: store.text.t(toolsText.swiftInLead),
      canonical: cityPath(country.slug, city.slug),
      sample: country.sample,
      structured: [breadcrumbList(swiftCrumbs(store, city.name, { country }), url.origin)],
    }),
  }),
  defineRoute({
    path: 'swift-codes/:country/:city/:bank',
    load: loadBank,
    page: part(async () => (await import('./bank-page.tsx')).BankPage),
    head: ({ country, city, bank, items }, { store, url }) => ({
      title: store.text.t(toolsText.swiftOfBank, { bank, city: city.name }),
      description: `${items
        .map(({ swiftCode }) => swiftCode)
        .slice(0, 5)
        .join(', ')}. ${store.text.t(toolsText.beforePaymentWhy)}`,
      canonical: bankPath(country.slug, city.slug, items[0]!.bankSlug),
      sample: items.some(({ sample }) => sample),
      structured: [breadcrumbList(swiftCrumbs(store, bank, { country, city }), url.origin)],
    }),
  }),
]
