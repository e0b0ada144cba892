import type { Broker } from 'calls/entities/broker'
import { namedRegulators } from 'calls/findings/named-regulators'
import { findingNames } from 'calls/states/state-names'
import type { Language } from 'shared-state/i18n/languages'
import { countryName } from '../countries/country-names.ts'

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const escaped = (text: string) => text.replace(/[&<>"']/g, sign => escapes[sign] ?? sign)

interface Facts {
  name: string
  founded: number | null
  country: string
  /** What may be said about its licences next to `worst`, as a sentence. */
  licences: string
  /** What speaks most against it; null: nothing does. */
  worst: string | null
  reviews: number
  exposures: number
  website: string | null
}

const listOf = (items: readonly string[], lang: Language) => new Intl.ListFormat(lang).format(items)

const licenceWords: Record<Language, { held: (names: string) => string; none: string }> = {
  en: { held: names => `It holds licences from ${names}.`, none: 'We know of no licence in force.' },
  id: {
    held: names => `Broker ini memegang lisensi dari ${names}.`,
    none: 'Kami tidak menemukan lisensi yang berlaku.',
  },
}

function licencesIn(broker: Broker, lang: Language): string {
  const { held, none } = licenceWords[lang]
  const names = [...new Set(namedRegulators(broker).map(({ abbreviation }) => abbreviation))]
  if (names.length > 0) return held(listOf(names, lang))
  return broker.regulators.length === 0 ? none : ''
}

function factsOf(broker: Broker, lang: Language): Facts {
  const [worst] = broker.findings
  return {
    name: broker.showName,
    founded: broker.foundedYear,
    country: countryName(broker.countryCode, lang),
    licences: licencesIn(broker, lang),
    worst: worst ? findingNames[worst][lang] : null,
    reviews: broker.commentCount,
    exposures: broker.exposureCount,
    website: broker.website,
  }
}

const sentences: Record<Language, (facts: Facts) => (string | null)[]> = {
  en: ({ name, founded, country, licences, worst, reviews, exposures }) => [
    worst && `Most serious finding about ${name}: ${worst}.`,
    `${name} is registered in ${country}${founded ? ` and was founded in ${founded}` : ''}.`,
    licences,
    `Users posted ${reviews === 1 ? '1 review' : `${reviews} reviews`} and ${exposures === 1 ? '1 complaint' : `${exposures} complaints`} about it.`,
  ],
  id: ({ name, founded, country, licences, worst, reviews, exposures }) => [
    worst && `Temuan paling serius tentang ${name}: ${worst}.`,
    `${name} terdaftar di ${country}${founded ? ` dan berdiri tahun ${founded}` : ''}.`,
    licences,
    `Pengguna menulis ${reviews} ulasan dan ${exposures} pengaduan tentang broker ini.`,
  ],
}

const questions: Record<Language, (facts: Facts) => { q: string; a: string }[]> = {
  en: ({ name, licences, worst, website, exposures }) => [
    { q: `Is ${name} regulated?`, a: joined([worst && `Most serious finding: ${worst}.`, licences]) },
    {
      q: `Are there complaints about ${name}?`,
      a: joined([
        exposures
          ? `Yes, users posted ${exposures === 1 ? '1 complaint' : `${exposures} complaints`}.`
          : 'No complaint has been posted here so far.',
        worst && `Most serious finding: ${worst}.`,
      ]),
    },
    ...(website
      ? [
          {
            q: `What is the website of ${name}?`,
            a: joined([`The website in our records is ${website}.`, worst && `Most serious finding: ${worst}.`]),
          },
        ]
      : []),
  ],
  id: ({ name, licences, worst, website, exposures }) => [
    { q: `Apakah ${name} teregulasi?`, a: joined([worst && `Temuan paling serius: ${worst}.`, licences]) },
    {
      q: `Apakah ada pengaduan tentang ${name}?`,
      a: joined([
        exposures ? `Ya, pengguna menulis ${exposures} pengaduan.` : 'Sejauh ini belum ada pengaduan di sini.',
        worst && `Temuan paling serius: ${worst}.`,
      ]),
    },
    ...(website
      ? [
          {
            q: `Apa alamat situs web ${name}?`,
            a: joined([`Situs web dalam catatan kami adalah ${website}.`, worst && `Temuan paling serius: ${worst}.`]),
          },
        ]
      : []),
  ],
}

const joined = (said: readonly (string | null)[]) => said.filter(Boolean).join(' ')

/**
 * Describes a broker in sentences generated from its record, its worst finding first, without claims beyond it. Each answer can be shown
 * alone, by a search engine for example, so each one names that finding. `intro` is HTML.
 */
export function introOf(broker: Broker, lang: Language) {
  const facts = factsOf(broker, lang)
  const intro = `<p>${escaped(joined(sentences[lang](facts)))}</p>`
  return { intro, faqs: questions[lang](facts), updatedAt: broker.updatedAt }
}
