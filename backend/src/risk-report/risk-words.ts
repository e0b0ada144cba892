import type { ComplaintFigures } from 'calls/entities/complaint-figures'
import type { Licence } from 'calls/entities/licence'
import { ratingDigits } from 'calls/rating/score-digits'
import type { Language } from 'shared-state/i18n/languages'

interface Words {
  title: string
  text: string
}

type Counts = Pick<ComplaintFigures, 'total' | 'last90Days' | 'open' | 'underMediation' | 'resolved'>

export interface RiskWords {
  sources: {
    record: string
    exposures: string
    site: string
    score: string
    unchecked: string
    register(host: string): string
  }
  parts: Record<'licence' | 'regulation' | 'riskControl' | 'business' | 'software', string>
  licence: Record<Licence['status'], (licence: Licence) => Words>
  expired(licence: Licence): Words
  noLicence: Words
  exposures(complaints: Counts): Words
  noExposures: Words
  /** `since`: the day on which the first of these times to reply ended. */
  unanswered(count: number, since: string): Words
  notRegistered: Words
  resolved(complaints: Counts): Words
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
    record: 'Our records on the broker',
    exposures: 'Complaints posted on this site',
    site: 'Accounts on this site',
    score: 'Our score',
    unchecked: 'Licence in our records, not checked against the register',
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
      text: `According to our records, this licence of ${licence.entityName} is in force (${licence.typeName}).`,
    }),
    offshore: licence => ({
      title: `Offshore licence ${nameOf(licence)}`,
      text: `It is in force, but offshore rules and compensation are weaker. ${licence.entityName} holds it.`,
    }),
    exceeded: licence => ({
      title: `The broker offers more than licence ${nameOf(licence)} covers`,
      text: `In our view, the licence (${licence.typeName}) does not cover everything the broker offers.`,
    }),
    suspected_clone: licence => ({
      title: `Licence ${nameOf(licence)} may belong to another company`,
      text: 'We suspect that the broker uses the licence number of an unrelated company. Ask that company before you deposit.',
    }),
    revoked: licence => ({
      title: `Our records show licence ${nameOf(licence)} as revoked`,
      text: 'Check the public register yourself before you deposit.',
    }),
    unregulated: licence => ({
      title: `${nameOf(licence)} is a registration, not a licence`,
      text: 'A registered company is not supervised by a financial authority.',
    }),
  },
  expired: licence => ({
    title: `Licence ${nameOf(licence)} has expired`,
    text: `It was valid until ${dayText(licence.expiresAt, 'en')}. Ask which company holds a licence now.`,
  }),
  noLicence: {
    title: 'No licence found',
    text: 'Our records have no licence of this broker. Money at an unlicensed broker is not protected.',
  },
  exposures: ({ total, last90Days: recent, open, underMediation }) => ({
    title: plural(total, '1 complaint', '{n} complaints'),
    text: [
      recent === total
        ? plural(total, 'In the last 90 days.', 'All of them in the last 90 days.')
        : `${recent === 0 ? 'None' : `${recent} of them`} in the last 90 days.`,
      open === 0 ? 'None is open.' : `Open: ${open}; of these under mediation: ${underMediation}.`,
    ].join(' '),
  }),
  noExposures: { title: 'No complaints', text: 'Nobody has posted a complaint about this broker here.' },
  unanswered: (count, since) => ({
    title: plural(count, '1 unanswered complaint', '{n} unanswered complaints'),
    text: `The broker did not answer within 14 days. ${plural(count, 'Its time', 'The first of these times')} to reply ended on ${dayText(since, 'en')}.`,
  }),
  notRegistered: {
    title: 'The broker is not registered here',
    text: 'Nobody from the broker has an account here, so nobody can reply to complaints about it.',
  },
  resolved: ({ total, resolved }) => ({
    title: `${resolved} of ${plural(total, '1 complaint', '{n} complaints')} marked resolved`,
    text: 'Their authors say so. We do not check payments.',
  }),
  age: (year, years) => ({
    title: years < 1 ? `Founded this year (${year})` : `Founded in ${year} (${plural(years, '1 year', '{n} years')})`,
    text: 'This is the founding year in our records.',
  }),
  noAge: { title: 'Founding year unknown', text: 'We do not know how long this broker has existed.' },
  notRated: { title: 'Not rated yet', text: 'We do not know enough about this broker to give a score.' },
  weakParts: parts => ({
    title: `Weak in ${listOf(
      parts.map(({ name }) => name),
      'en',
    )}`,
    text: `Points out of 10: ${pointsOf(parts, 'en')}.`,
  }),
  dropped: (before, now) => ({
    title: 'The score fell',
    text: `From ${number(before, 'en', 'score')} to ${number(now, 'en', 'score')} within 180 days.`,
  }),
}

const id: RiskWords = {
  sources: {
    record: 'Catatan kami tentang broker',
    exposures: 'Pengaduan di situs ini',
    site: 'Akun di situs ini',
    score: 'Skor kami',
    unchecked: 'Lisensi menurut data kami, belum dicocokkan dengan register resmi',
    register: host => `Register publik, ${host}`,
  },
  parts: {
    licence: 'lisensi',
    regulation: 'regulasi',
    riskControl: 'pengendalian risiko',
    business: 'usaha',
    software: 'perangkat lunak',
  },
  licence: {
    regulated: licence => ({
      title: `Lisensi ${nameOf(licence)} berlaku`,
      text: `Menurut catatan kami, lisensi milik ${licence.entityName} ini berlaku (${licence.typeName}).`,
    }),
    offshore: licence => ({
      title: `Lisensi offshore ${nameOf(licence)}`,
      text: `Lisensi ini berlaku, tetapi aturan dan ganti rugi di negara offshore lebih lemah. Pemegangnya ${licence.entityName}.`,
    }),
    exceeded: licence => ({
      title: `Layanan broker melebihi cakupan lisensi ${nameOf(licence)}`,
      text: `Menurut kami, lisensi ini (${licence.typeName}) tidak mencakup semua layanan broker.`,
    }),
    suspected_clone: licence => ({
      title: `Lisensi ${nameOf(licence)} mungkin milik perusahaan lain`,
      text: 'Kami menduga broker memakai nomor lisensi milik perusahaan lain. Hubungi perusahaan itu sebelum menyetor dana.',
    }),
    revoked: licence => ({
      title: `Menurut catatan kami, lisensi ${nameOf(licence)} sudah dicabut`,
      text: 'Periksa sendiri di register publik sebelum menyetor dana.',
    }),
    unregulated: licence => ({
      title: `${nameOf(licence)} adalah pendaftaran, bukan lisensi`,
      text: 'Perusahaan yang terdaftar belum tentu diawasi otoritas keuangan.',
    }),
  },
  expired: licence => ({
    title: `Masa berlaku lisensi ${nameOf(licence)} sudah habis`,
    text: `Lisensi ini berlaku sampai ${dayText(licence.expiresAt, 'id')}. Tanyakan perusahaan mana yang kini memegang lisensi.`,
  }),
  noLicence: {
    title: 'Lisensi tidak ditemukan',
    text: 'Tidak ada lisensi broker ini dalam catatan kami. Dana pada broker tanpa lisensi tidak terlindungi.',
  },
  exposures: ({ total, last90Days: recent, open, underMediation }) => ({
    title: `${total} pengaduan`,
    text: [
      recent === total
        ? plural(total, 'Dalam 90 hari terakhir.', 'Semuanya dalam 90 hari terakhir.')
        : `${recent === 0 ? 'Tidak ada' : `${recent} di antaranya`} dalam 90 hari terakhir.`,
      open === 0
        ? 'Tidak ada yang masih terbuka.'
        : `Masih terbuka: ${open}; di antaranya dalam mediasi: ${underMediation}.`,
    ].join(' '),
  }),
  noExposures: { title: 'Tidak ada pengaduan', text: 'Belum ada yang mengadukan broker ini di sini.' },
  unanswered: (count, since) => ({
    title: `${count} pengaduan belum dijawab`,
    text: `Broker tidak menjawab dalam 14 hari. Batas waktu ${count === 1 ? 'jawabannya' : 'pertama'} berakhir pada ${dayText(since, 'id')}.`,
  }),
  notRegistered: {
    title: 'Broker ini belum terdaftar di sini',
    text: 'Belum ada wakil broker yang punya akun di sini, jadi tidak ada yang bisa menjawab pengaduan tentangnya.',
  },
  resolved: ({ total, resolved }) => ({
    title: `${resolved} dari ${total} pengaduan ditandai selesai`,
    text: 'Pelapornya yang menyatakan selesai. Kami tidak memeriksa pembayarannya.',
  }),
  age: (year, years) => ({
    title: years < 1 ? `Berdiri tahun ini (${year})` : `Berdiri tahun ${year} (${years} tahun)`,
    text: 'Ini tahun berdiri menurut catatan kami.',
  }),
  noAge: { title: 'Tahun berdiri tidak diketahui', text: 'Kami tidak tahu sejak kapan broker ini ada.' },
  notRated: { title: 'Belum dinilai', text: 'Data kami tentang broker ini belum cukup untuk memberi skor.' },
  weakParts: parts => ({
    title: `Lemah pada ${listOf(
      parts.map(({ name }) => name),
      'id',
    )}`,
    text: `Poin dari 10: ${pointsOf(parts, 'id')}.`,
  }),
  dropped: (before, now) => ({
    title: 'Skor turun',
    text: `Dari ${number(before, 'id', 'score')} menjadi ${number(now, 'id', 'score')} dalam 180 hari.`,
  }),
}

/** Sentences of the risk report, filled with a broker's facts. */
export const riskWords: Record<Language, RiskWords> = { en, id }
