import type { dealerSkyeye, traderTips } from 'calls/broker-tabs'
import type { Broker } from 'calls/entities/broker'
import type { Finding } from 'calls/entities/finding'
import type { Licence } from 'calls/entities/licence'
import { findingStates } from 'calls/states/finding-states'
import { isExpired } from 'calls/states/licence-states'
import type { CallOutput } from 'shared-state/api/declare-call'
import type { Language } from 'shared-state/i18n/languages'
import { levelOfTone } from './licence-level.ts'

type Tip = CallOutput<typeof traderTips>['items'][number]
type Warning = CallOutput<typeof dealerSkyeye>['warnings'][number]

/** From this many exposures on, a broker is called often complained about. */
const MANY_EXPOSURES = 10
const YOUNG_YEARS = 2

const findingTexts: Partial<Record<Finding, Record<Language, string>>> = {
  suspectedClone: {
    en: 'It may be a clone: it uses a name or number that belongs to another company.',
    id: 'Mungkin broker tiruan: memakai nama atau nomor milik perusahaan lain.',
  },
  revoked: { en: 'Its licence was revoked.', id: 'Lisensinya sudah dicabut.' },
  warning: { en: 'A regulator has warned about this broker.', id: 'Ada peringatan regulator tentang broker ini.' },
  noLicence: { en: 'No licence was found for this broker.', id: 'Lisensi untuk broker ini tidak ditemukan.' },
  exceeded: { en: 'It offers more than its licence covers.', id: 'Layanannya melebihi cakupan lisensi.' },
  offshoreOnly: {
    en: 'It has only offshore licences, with weaker rules and compensation.',
    id: 'Hanya berlisensi offshore: aturan dan ganti rugi di sana lebih lemah.',
  },
}

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

/** The warnings that a reader should see first, the most serious one first. They follow from the broker's findings and its record. */
export function tipsOf(broker: Broker, lang: Language, now = new Date()): Tip[] {
  const { findings, licences, exposureCount, foundedYear } = broker
  const tips: Tip[] = findings.flatMap(finding => {
    const text = /Expired$/.test(finding) ? expiredTip(licences, lang, now) : findingTexts[finding]?.[lang]
    return text ? { level: levelOfTone[findingStates[finding].tone], text, since: null, finding } : []
  })
  if (exposureCount >= MANY_EXPOSURES)
    tips.push({ level: 'warn', text: exposuresText[lang](exposureCount), since: null, finding: null })
  if (foundedYear !== null && now.getUTCFullYear() - foundedYear < YOUNG_YEARS)
    tips.push({ level: 'info', text: youngText[lang](foundedYear), since: null, finding: null })
  const gravity = ['danger', 'warn', 'info']
  return tips.sort((a, b) => gravity.indexOf(a.level) - gravity.indexOf(b.level))
}

/** For a revoked licence an expiry date adds nothing. */
function expiredTip(licences: readonly Licence[], lang: Language, now: Date): string {
  const expired = licences.filter(licence => licence.status !== 'revoked' && isExpired(licence, now.getTime()))
  return expiredText[lang](expired.length, licences.length)
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
