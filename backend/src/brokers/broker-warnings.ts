import type { dealerSkyeye, traderTips } from 'calls/brokers'
import type { Broker } from 'calls/entities/broker'
import type { Licence } from 'calls/entities/licence'
import { isExpired } from 'calls/states/licence-states'
import type { CallOutput } from 'shared-state/api/declare-call'
import type { Language } from 'shared-state/i18n/languages'
import { licenceLevel } from './licence-level.ts'

type Tip = CallOutput<typeof traderTips>['items'][number]
type Warning = CallOutput<typeof dealerSkyeye>['warnings'][number]

/** From this many exposures on, a broker is called often complained about. */
const MANY_EXPOSURES = 10
const YOUNG_YEARS = 2

const words = {
  suspected_clone: {
    en: 'It may be a clone: it uses a name or number that belongs to another company.',
    id: 'Mungkin broker tiruan: memakai nama atau nomor milik perusahaan lain.',
  },
  unregulated: { en: 'No licence was found for this broker.', id: 'Lisensi untuk broker ini tidak ditemukan.' },
  revoked: { en: 'Its licence was revoked.', id: 'Lisensinya sudah dicabut.' },
  exceeded: { en: 'It offers more than its licence covers.', id: 'Layanannya melebihi cakupan lisensi.' },
  offshore: {
    en: 'It has only offshore licences, with weaker rules and compensation.',
    id: 'Hanya berlisensi offshore: aturan dan ganti rugi di sana lebih lemah.',
  },
} as const

const expiredText = {
  en: (gone: number, all: number) =>
    all === 1 ? 'Its licence has expired.' : `${gone} of ${all} licences ${gone === 1 ? 'has' : 'have'} expired.`,
  id: (gone: number, all: number) =>
    all === 1 ? 'Lisensinya sudah habis masa berlakunya.' : `${gone} dari ${all} lisensi sudah habis masa berlakunya.`,
}
const exposuresText = {
  en: (count: number) => `Users posted ${count} complaints about it.`,
  id: (count: number) => `Ada ${count} pengaduan pengguna tentang broker ini.`,
}
const youngText = {
  en: (year: number) => `It is a new broker, founded in ${year}.`,
  id: (year: number) => `Broker ini masih baru, berdiri tahun ${year}.`,
}

/** What a reader should know first, most serious first; derived from the broker's record. */
export function tipsOf(broker: Broker, lang: Language, now = new Date()): Tip[] {
  const tips: Tip[] = []
  const status = broker.licenceStatus
  if (status !== 'regulated') tips.push({ level: licenceLevel(status), text: words[status][lang], since: null })
  // For a revoked licence an expiry date adds nothing.
  const expired = broker.licences.filter(licence => licence.status !== 'revoked' && isExpired(licence, now.getTime()))
  if (expired.length > 0)
    tips.push({ level: 'warn', text: expiredText[lang](expired.length, broker.licences.length), since: null })
  if (broker.exposureCount >= MANY_EXPOSURES)
    tips.push({ level: 'warn', text: exposuresText[lang](broker.exposureCount), since: null })
  const year = broker.foundedYear
  if (year !== null && now.getUTCFullYear() - year < YOUNG_YEARS)
    tips.push({ level: 'info', text: youngText[lang](year), since: null })
  const gravity = ['danger', 'warn', 'info']
  return tips.sort((a, b) => gravity.indexOf(a.level) - gravity.indexOf(b.level))
}

const licenceText: Record<'revoked' | 'suspected_clone' | 'expired', Record<Language, (licence: Licence) => string>> = {
  revoked: {
    en: ({ licenceNo, abbreviation }) => `Our records show licence ${licenceNo} (${abbreviation}) as revoked.`,
    id: ({ licenceNo, abbreviation }) => `Menurut catatan kami, lisensi ${licenceNo} (${abbreviation}) sudah dicabut.`,
  },
  suspected_clone: {
    en: ({ licenceNo, abbreviation }) =>
      `We suspect that licence ${licenceNo} (${abbreviation}) belongs to another company.`,
    id: ({ licenceNo, abbreviation }) => `Kami menduga lisensi ${licenceNo} (${abbreviation}) milik perusahaan lain.`,
  },
  expired: {
    en: ({ licenceNo, abbreviation }) => `Licence ${licenceNo} (${abbreviation}) has expired.`,
    id: ({ licenceNo, abbreviation }) => `Lisensi ${licenceNo} (${abbreviation}) sudah habis masa berlakunya.`,
  },
}

/** This site's own findings about single licences; `url` is the public register where a reader can check. */
export function warningsOf(licences: readonly Licence[], lang: Language, now = new Date()): Warning[] {
  return licences.flatMap(licence => {
    const { status } = licence
    const finding =
      status === 'revoked' || status === 'suspected_clone'
        ? status
        : isExpired(licence, now.getTime())
          ? 'expired'
          : undefined
    if (!finding) return []
    const title = licenceText[finding][lang](licence)
    return {
      regulatorCode: licence.regulatorCode,
      title,
      url: `https://${licence.registerHost}/`,
      at: finding === 'expired' ? licence.expiresAt : null,
    }
  })
}
