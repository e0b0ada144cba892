import type { Language } from 'shared-state/i18n/languages'
import type { RegulatorRow } from '../reference/reference-data.ts'
import { regulatorCountry } from '../reference/regulator-country.ts'

const tierNames: Record<Language, Record<number, string>> = {
  en: { 1: 'strict', 2: 'lighter rules', 3: 'offshore', 4: 'registration only' },
  id: { 1: 'ketat', 2: 'aturan lebih longgar', 3: 'offshore', 4: 'hanya pendaftaran' },
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string) => text.replace(/[&<>"]/g, sign => escapes[sign] ?? sign)

/** A regulator's record as HTML text and as questions with answers. The tier is presented as an opinion (decisions 8). */
export function regulatorText(
  row: RegulatorRow,
  lang: Language,
): { content: string; faqs: { q: string; a: string }[] } {
  const { name, abbreviation, host, tier } = row
  const country = regulatorCountry(row, lang)
  const kind = tierNames[lang][tier] ?? ''
  const words =
    lang === 'en'
      ? {
          text: `${name} (${abbreviation}) supervises brokers in ${country}. Its register is public at ${host}.`,
          how: {
            q: `How do I check a licence from ${abbreviation}?`,
            a: `Open ${host} and compare the company name, the licence number and the web address.`,
          },
          tier: {
            q: `How strict is ${abbreviation}?`,
            a: `In our opinion, tier ${tier} of 4: ${kind}. This is not a legal status.`,
          },
        }
      : {
          text: `${name} (${abbreviation}) mengawasi broker di ${country}. Daftar resminya dapat dilihat di ${host}.`,
          how: {
            q: `Bagaimana memeriksa lisensi ${abbreviation}?`,
            a: `Buka ${host}, lalu cocokkan nama perusahaan, nomor lisensi, dan alamat web.`,
          },
          tier: {
            q: `Seberapa ketat ${abbreviation}?`,
            a: `Menurut kami, tingkat ${tier} dari 4: ${kind}. Ini bukan status hukum.`,
          },
        }
  return { content: `<p>${escaped(words.text)}</p>`, faqs: [words.how, words.tier] }
}
