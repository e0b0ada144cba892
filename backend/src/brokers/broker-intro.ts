import type { Broker } from 'calls/entities/broker'
import { licenceStatusNames } from 'calls/states/state-names'
import type { Language } from 'shared-state/i18n/languages'
import { countryName } from '../countries/country-names.ts'

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const escaped = (text: string) => text.replace(/[&<>"']/g, sign => escapes[sign] ?? sign)

interface Facts {
  name: string
  founded: number | null
  country: string
  licences: string
  status: string
  reviews: number
  exposures: number
  website: string | null
}

const listOf = (items: readonly string[], lang: Language) => new Intl.ListFormat(lang).format(items)

function factsOf(broker: Broker, lang: Language): Facts {
  return {
    name: broker.showName,
    founded: broker.foundedYear,
    country: countryName(broker.countryCode, lang),
    licences: listOf([...new Set(broker.regulators.map(({ abbreviation }) => abbreviation))], lang),
    status: licenceStatusNames[broker.licenceStatus][lang],
    reviews: broker.commentCount,
    exposures: broker.exposureCount,
    website: broker.website,
  }
}

const sentences: Record<Language, (facts: Facts) => string[]> = {
  en: ({ name, founded, country, licences, status, reviews, exposures }) => [
    `${name} is registered in ${country}${founded ? ` and was founded in ${founded}` : ''}.`,
    licences ? `It holds licences from ${licences}.` : `We know of no licence in force. Status: ${status}.`,
    `Users posted ${reviews === 1 ? '1 review' : `${reviews} reviews`} and ${exposures === 1 ? '1 complaint' : `${exposures} complaints`} about it.`,
  ],
  id: ({ name, founded, country, licences, status, reviews, exposures }) => [
    `${name} terdaftar di ${country}${founded ? ` dan berdiri tahun ${founded}` : ''}.`,
    licences
      ? `Broker ini memegang lisensi dari ${licences}.`
      : `Kami tidak menemukan lisensi yang berlaku. Status: ${status}.`,
    `Pengguna menulis ${reviews} ulasan dan ${exposures} pengaduan tentang broker ini.`,
  ],
}

const questions: Record<Language, (facts: Facts) => { q: string; a: string }[]> = {
  en: ({ name, licences, status, website, exposures }) => [
    {
      q: `Is ${name} regulated?`,
      a: licences
        ? `It holds licences from ${licences}. Overall status: ${status}.`
        : `We know of no licence in force. Status: ${status}.`,
    },
    {
      q: `Are there complaints about ${name}?`,
      a: exposures
        ? `Yes, users posted ${exposures === 1 ? '1 complaint' : `${exposures} complaints`}.`
        : 'No complaint has been posted here so far.',
    },
    ...(website ? [{ q: `What is the website of ${name}?`, a: `The website in our records is ${website}.` }] : []),
  ],
  id: ({ name, licences, status, website, exposures }) => [
    {
      q: `Apakah ${name} teregulasi?`,
      a: licences
        ? `Broker ini memegang lisensi dari ${licences}. Status keseluruhan: ${status}.`
        : `Kami tidak menemukan lisensi yang berlaku. Status: ${status}.`,
    },
    {
      q: `Apakah ada pengaduan tentang ${name}?`,
      a: exposures ? `Ya, pengguna menulis ${exposures} pengaduan.` : 'Sejauh ini belum ada pengaduan di sini.',
    },
    ...(website ? [{ q: `Apa alamat situs web ${name}?`, a: `Situs web dalam catatan kami adalah ${website}.` }] : []),
  ],
}

/** Describes a broker in sentences generated from its record, without claims beyond it. `intro` is HTML. */
export function introOf(broker: Broker, lang: Language) {
  const facts = factsOf(broker, lang)
  const intro = `<p>${sentences[lang](facts).map(escaped).join(' ')}</p>`
  return { intro, faqs: questions[lang](facts), updatedAt: broker.updatedAt }
}
