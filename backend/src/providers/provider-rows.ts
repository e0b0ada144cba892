import type { Provider } from 'calls/entities/provider'
import type { Language } from 'shared-state/i18n/languages'
import { countryName, shownLetters } from '../countries/country-names.ts'

export const categoryNames: Record<Provider['category'], Record<Language, string>> = {
  liquidity: { en: 'Liquidity', id: 'Likuiditas' },
  platform: { en: 'Trading technology', id: 'Teknologi trading' },
  payment: { en: 'Payments', id: 'Pembayaran' },
  vps: { en: 'VPS and hosting', id: 'VPS dan hosting' },
  compliance: { en: 'Law and compliance', id: 'Hukum dan kepatuhan' },
  data: { en: 'Data and news', id: 'Data dan berita' },
  crm: { en: 'Client systems', id: 'Sistem nasabah' },
  education: { en: 'Education', id: 'Edukasi' },
}

export interface ProviderRow {
  code: string
  slug: string
  name: string
  category: Provider['category']
  country_code: string
  website: string
  intro_text: string
  score: number | null
  sample: boolean
}

/** A provider's columns of `service_providers p`; `lang` is the placeholder of the reader's language. */
export const providerColumns = (lang: string) =>
  `p.code, p.slug, p.name, p.category, p.country_code, p.website, p.intro->>${lang} AS intro_text, p.score, p.sample`

export const toProvider = (row: ProviderRow, lang: Language): Provider => ({
  code: row.code,
  slug: row.slug,
  name: row.name,
  ico: `/logos/${row.code}.webp`,
  category: row.category,
  categoryName: categoryNames[row.category][lang],
  countryCode: row.country_code,
  twoCharCode: shownLetters(row.country_code),
  countryName: countryName(row.country_code, lang),
  website: row.website,
  intro: row.intro_text,
  score: row.score,
  sample: row.sample,
})
