import type { Licence } from 'calls/entities/licence'
import { ratingDigits } from 'calls/rating/score-digits'
import type { Language } from 'shared-state/i18n/languages'

interface Words {
  title: string
  text: string
}

export interface RiskWords {
  sources: { record: string; exposures: string; score: string; unchecked: string; register(host: string): string }
  parts: Record<'licence' | 'regulation' | 'riskControl' | 'business' | 'software', string>
  licence: Record<Licence['status'], (licence: Licence) => Words>
  expired(licence: Licence): Words
  noLicence: Words
  exposures(total: number, recent: number): Words
  noExposures: Words
  unanswered(count: number): Words
  age(year: number, years: number): Words
  noAge: Words
  notRated: Words
  weakParts(parts: readonly { name: string; value: number }[]): Words
  dropped(before: number, now: number): Words
}

const number = (value: number, lang: Language, figure: 'score' | 'part') =>
  value.toLocaleString(lang, ratingDigits(figure))
const dayText = (day: string | null, lang: Language) =>
  day === null
    ? ''
    : new Date(day).toLocaleDateString(lang === 'en' ? 'en-GB' : lang, {
        day: 'numeric',
        month: 'long',
        year: 'numeric',
        timeZone: 'UTC',
      })
const listOf = (items: readonly string[], lang: Language) => new Intl.ListFormat(lang).format(items)
const pointsOf = (parts: readonly { name: string; value: number }[], lang: Language) =>
  parts.map(({ name, value }) => `${name} ${number(value, lang, 'part')}`).join('; ')
const plural = (count: number, one: string, many: string) => (count === 1 ? one : many.replace('{n}', String(count)))
/** For example: CySEC SAMPLE-104233 */
const nameOf = ({ abbreviation, licenceNo }: Licence) => `${abbreviation} ${licenceNo}`

const en: RiskWords = {
  sources: {
    record: "This site's record of the broker",
    exposures: 'Exposures posted on this site',
    score: "This site's score",
    unchecked: 'Licence as we have it, not checked against the register',
    register: host => `Public register, ${host}`,
  },
  parts: {
    licence: 'licences',
    regulation: 'regulation',
    riskControl: 'risk control',
    business: 'business',
    software: 'software',
  },
  licence: {
    regulated: licence => ({
      title: `Licence ${nameOf(licence)} is in force`,
      text: `We hold this licence of ${licence.entityName} to be in force (${licence.typeName}).`,
    }),
    offshore: licence => ({
      title: `Licence ${nameOf(licence)} is offshore`,
      text: `It is in force, but rules and compensation are weaker there. It is held by ${licence.entityName}.`,
    }),
    exceeded: licence => ({
      title: `It offers more than licence ${nameOf(licence)} covers`,
      text: `In our view the licence (${licence.typeName}) does not allow all that the broker offers.`,
    }),
    suspected_clone: licence => ({
      title: `Licence ${nameOf(licence)} may be another company's`,
      text: 'We suspect that the broker uses the number of a company it is no part of. Ask that company before you deposit.',
    }),
    revoked: licence => ({
      title: `We hold licence ${nameOf(licence)} to be revoked`,
      text: 'Check the public register yourself before you deposit.',
    }),
    unregulated: licence => ({
      title: `${nameOf(licence)} is a registration, not a licence`,
      text: 'A registered company is not supervised by a financial authority.',
    }),
  },
  expired: licence => ({
    title: `Licence ${nameOf(licence)} has expired`,
    text: `It ran until ${dayText(licence.expiresAt, 'en')}. Ask which company holds a licence now.`,
  }),
  noLicence: {
    title: 'No licence found',
    text: 'We have no licence of this broker on record. Money at an unlicensed broker is not protected.',
  },
  exposures: (total, recent) => ({
    title: plural(total, 'Users posted 1 exposure', 'Users posted {n} exposures'),
    text: `${recent === 0 ? 'None' : recent} of them in the last 90 days.`,
  }),
  noExposures: { title: 'No exposures', text: 'Nobody has posted a complaint about this broker here.' },
  unanswered: count => ({
    title: plural(count, '1 complaint without an answer', '{n} complaints without an answer'),
    text: 'The broker has not answered within 14 days.',
  }),
  age: (year, years) => ({
    title: years < 1 ? 'Founded this year' : plural(years, 'On record for 1 year', 'On record for {n} years'),
    text: `The year on record is ${year}.`,
  }),
  noAge: { title: 'Year of foundation unknown', text: 'We do not know since when this broker exists.' },
  notRated: { title: 'Not rated yet', text: 'We do not know enough of this broker for a score.' },
  weakParts: parts => ({
    title: `Weak in ${listOf(
      parts.map(({ name }) => name),
      'en',
    )}`,
    text: `Of 10 points in each part of the score: ${pointsOf(parts, 'en')}.`,
  }),
  dropped: (before, now) => ({
    title: 'The score fell',
    text: `From ${number(before, 'en', 'score')} to ${number(now, 'en', 'score')} within 180 days.`,
  }),
}

const id: RiskWords = {
  sources: {
    record: 'Catatan situs ini tentang broker',
    exposures: 'Pengaduan di situs ini',
    score: 'Skor situs ini',
    unchecked: 'Izin menurut data kami, belum diperiksa pada registernya',
    register: host => `Register publik, ${host}`,
  },
  parts: {
    licence: 'izin',
    regulation: 'regulasi',
    riskControl: 'kendali risiko',
    business: 'usaha',
    software: 'perangkat lunak',
  },
  licence: {
    regulated: licence => ({
      title: `Izin ${nameOf(licence)} berlaku`,
      text: `Menurut kami izin milik ${licence.entityName} ini berlaku (${licence.typeName}).`,
    }),
    offshore: licence => ({
      title: `Izin ${nameOf(licence)} dari lepas pantai`,
      text: `Izin ini berlaku, tetapi aturan dan ganti rugi di sana lebih lemah. Pemegangnya ${licence.entityName}.`,
    }),
    exceeded: licence => ({
      title: `Layanannya melebihi cakupan izin ${nameOf(licence)}`,
      text: `Menurut kami izin ini (${licence.typeName}) tidak mencakup semua layanan broker.`,
    }),
    suspected_clone: licence => ({
      title: `Izin ${nameOf(licence)} mungkin milik perusahaan lain`,
      text: 'Kami menduga broker memakai nomor milik perusahaan lain. Tanyakan kepada perusahaan itu sebelum menyetor dana.',
    }),
    revoked: licence => ({
      title: `Menurut kami izin ${nameOf(licence)} sudah dicabut`,
      text: 'Periksa sendiri register publiknya sebelum menyetor dana.',
    }),
    unregulated: licence => ({
      title: `${nameOf(licence)} adalah pendaftaran, bukan izin`,
      text: 'Perusahaan yang terdaftar belum tentu diawasi otoritas keuangan.',
    }),
  },
  expired: licence => ({
    title: `Masa berlaku izin ${nameOf(licence)} sudah habis`,
    text: `Izin ini berlaku sampai ${dayText(licence.expiresAt, 'id')}. Tanyakan perusahaan mana yang kini memegang izin.`,
  }),
  noLicence: {
    title: 'Izin tidak ditemukan',
    text: 'Kami tidak mencatat izin broker ini. Dana pada broker tanpa izin tidak terlindungi.',
  },
  exposures: (total, recent) => ({
    title: `Pengguna menulis ${total} pengaduan`,
    text:
      recent === 0
        ? 'Tidak ada yang ditulis dalam 90 hari terakhir.'
        : `${recent} di antaranya dalam 90 hari terakhir.`,
  }),
  noExposures: { title: 'Tidak ada pengaduan', text: 'Belum ada yang mengadukan broker ini di sini.' },
  unanswered: count => ({ title: `${count} pengaduan belum dijawab`, text: 'Broker belum menjawab dalam 14 hari.' }),
  age: (year, years) => ({
    title: years < 1 ? 'Berdiri tahun ini' : `Tercatat selama ${years} tahun`,
    text: `Tahun yang tercatat adalah ${year}.`,
  }),
  noAge: { title: 'Tahun berdiri tidak diketahui', text: 'Kami tidak tahu sejak kapan broker ini ada.' },
  notRated: { title: 'Belum dinilai', text: 'Data kami tentang broker ini belum cukup untuk sebuah skor.' },
  weakParts: parts => ({
    title: `Lemah pada ${listOf(
      parts.map(({ name }) => name),
      'id',
    )}`,
    text: `Dari 10 poin untuk tiap bagian skor: ${pointsOf(parts, 'id')}.`,
  }),
  dropped: (before, now) => ({
    title: 'Skor turun',
    text: `Dari ${number(before, 'id', 'score')} menjadi ${number(now, 'id', 'score')} dalam 180 hari.`,
  }),
}

/** Sentences of the risk report, filled with a broker's facts. */
export const riskWords: Record<Language, RiskWords> = { en, id }
