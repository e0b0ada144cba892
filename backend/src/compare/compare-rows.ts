import type { compareIndexinit } from 'calls/compare'
import type { ScoreBreakdown } from 'calls/entities/broker'
import { ratingDigits } from 'calls/rating/score-digits'
import { licenceStatusNames } from 'calls/states/state-names'
import type { CallOutput } from 'shared-state/api/declare-call'
import { countryCodeOfLanguage } from 'shared-state/i18n/languages'
import type { Language } from 'shared-state/i18n/languages'
import { Locale } from 'shared-state/i18n/locale'
import { countryName, shownLetters } from '../countries/country-names.ts'
import { riskNames } from '../reference/words.ts'
import type { Side } from './sides.ts'

type Row = CallOutput<typeof compareIndexinit>['rows'][number]

/** A row of the comparison. `size` is given only if a higher or lower value is better for depositors. */
interface Line {
  key: string
  name: Record<Language, string>
  text(side: Side, write: Writer): string | null
  size?(side: Side, all: readonly Side[]): number | null
  best?: keyof typeof bestNames
}

/** The label of the best value in a row, and whether the smallest or the largest is best. */
const bestNames = {
  highest: { sign: 1, en: 'highest', id: 'tertinggi' },
  lowest: { sign: -1, en: 'lowest', id: 'terendah' },
  fewest: { sign: -1, en: 'fewest', id: 'paling sedikit' },
  strictest: { sign: -1, en: 'strictest', id: 'paling ketat' },
  oldest: { sign: -1, en: 'oldest', id: 'tertua' },
} as const

interface Writer {
  lang: Language
  number(value: number, least?: number, most?: number): string
  rating(value: number, figure: 'score' | 'part' | 'stars'): string
  money(value: { amount: number; currency: string }): string
  list(items: readonly string[]): string | null
}

const ofWords: Record<Language, string> = { en: 'of', id: 'dari' }
const riskOrder = { low: 0, medium: 1, high: 2 }

const part = (key: Exclude<keyof ScoreBreakdown, 'weights'>, en: string, id: string): Line => ({
  key,
  name: { en, id },
  text: ({ broker }, write) => (broker.breakdown ? write.rating(broker.breakdown[key], 'part') : null),
  size: ({ broker }) => broker.breakdown?.[key] ?? null,
  best: 'highest',
})

const lines: readonly Line[] = [
  {
    key: 'score',
    name: { en: 'Score', id: 'Skor' },
    text: ({ broker }, write) =>
      broker.score === null ? null : `${write.rating(broker.score, 'score')} (${broker.grade})`,
    size: ({ broker }) => broker.score,
    best: 'highest',
  },
  {
    key: 'riskLevel',
    name: { en: 'Risk', id: 'Risiko' },
    text: ({ broker }, { lang }) => riskNames[broker.riskLevel][lang],
    size: ({ broker }) => riskOrder[broker.riskLevel],
    best: 'lowest',
  },
  {
    key: 'licenceStatus',
    name: { en: 'Licence status', id: 'Status lisensi' },
    text: ({ broker }, { lang }) => licenceStatusNames[broker.licenceStatus][lang],
  },
  {
    key: 'regulators',
    name: { en: 'Licences in force', id: 'Lisensi yang berlaku' },
    text: ({ broker }, write) => write.list(broker.regulators.map(({ abbreviation }) => abbreviation)),
    size: ({ broker }) => broker.regulators[0]?.tier ?? null,
    best: 'strictest',
  },
  part('licence', 'Score: licences', 'Skor: lisensi'),
  part('regulation', 'Score: regulation', 'Skor: regulasi'),
  part('riskControl', 'Score: risk control', 'Skor: pengendalian risiko'),
  part('business', 'Score: business', 'Skor: usaha'),
  part('software', 'Score: software', 'Skor: perangkat lunak'),
  {
    key: 'spreadFrom',
    name: { en: 'EUR/USD spread from (pips)', id: 'Spread EUR/USD mulai dari (pip)' },
    text: ({ broker }, write) => (broker.spreadFrom === null ? null : write.number(broker.spreadFrom, 1, 2)),
    size: ({ broker }) => broker.spreadFrom,
    best: 'lowest',
  },
  {
    key: 'commission',
    name: { en: 'Commission per lot', id: 'Komisi per lot' },
    text: ({ commission }, write) => commission && write.money(commission),
    size: ({ commission }, all) => (inOneCurrency(all) ? (commission?.amount ?? null) : null),
    best: 'lowest',
  },
  {
    key: 'lotCost',
    name: {
      en: 'Cost of trading 1 lot of EUR/USD, cheapest account',
      id: 'Biaya trading 1 lot EUR/USD, akun termurah',
    },
    text: ({ lotCost }, write) => (lotCost === null ? null : write.money({ amount: lotCost, currency: 'USD' })),
    size: ({ lotCost }) => lotCost,
    best: 'lowest',
  },
  {
    key: 'minDeposit',
    name: { en: 'Minimum deposit', id: 'Setoran minimum' },
    text: ({ broker }, write) => broker.minDeposit && write.money(broker.minDeposit),
    size: ({ broker }) => broker.minDeposit?.amount ?? null,
    best: 'lowest',
  },
  {
    key: 'maxLeverage',
    name: { en: 'Maximum leverage', id: 'Leverage maksimum' },
    text: ({ broker }, write) => (broker.maxLeverage === null ? null : `1:${write.number(broker.maxLeverage)}`),
  },
  {
    key: 'platforms',
    name: { en: 'Platforms', id: 'Platform' },
    text: ({ broker }, write) => write.list(broker.platforms),
  },
  {
    key: 'country',
    name: { en: 'Registered in', id: 'Terdaftar di' },
    text: ({ broker }, { lang }) => countryName(broker.countryCode, lang),
  },
  {
    key: 'foundedYear',
    name: { en: 'Founded', id: 'Tahun berdiri' },
    text: ({ broker }) => (broker.foundedYear === null ? null : String(broker.foundedYear)),
    size: ({ broker }) => broker.foundedYear,
    best: 'oldest',
  },
  {
    key: 'rating',
    name: { en: 'User rating (of 5)', id: 'Penilaian pengguna (dari 5)' },
    text: ({ rating }, write) => (rating === null ? null : write.rating(rating, 'stars')),
    size: ({ rating }) => rating && Math.round(rating * 10),
    best: 'highest',
  },
  {
    key: 'comments',
    name: { en: 'Reviews', id: 'Ulasan' },
    text: ({ broker }, write) => write.number(broker.commentCount),
  },
  {
    key: 'exposures',
    name: { en: 'Exposures', id: 'Pengaduan' },
    text: ({ broker }, write) => write.number(broker.exposureCount),
    size: ({ broker }) => broker.exposureCount,
    best: 'fewest',
  },
  {
    key: 'replied',
    name: { en: 'Exposures answered', id: 'Pengaduan yang dijawab' },
    text: ({ broker, replied }, write) =>
      broker.exposureCount === 0
        ? null
        : `${write.number(replied)} ${ofWords[write.lang]} ${write.number(broker.exposureCount)}`,
    size: ({ broker, replied }) => (broker.exposureCount === 0 ? null : replied / broker.exposureCount),
    best: 'highest',
  },
]

const inOneCurrency = (sides: readonly Side[]) =>
  new Set(sides.flatMap(({ commission }) => commission?.currency ?? [])).size === 1

/** The rows of a comparison, formatted for `lang`. */
export function compareRows(sides: readonly Side[], lang: Language): Row[] {
  const write = writerOf(lang)
  return lines.flatMap(({ key, name, text, size, best: word }) => {
    const best =
      size && word
        ? bestOf(
            sides.map(side => size(side, sides)),
            bestNames[word].sign,
          )
        : []
    const bestName = word && best.length > 0 ? bestNames[word][lang] : null
    const row = { key, name: name[lang], values: sides.map(side => text(side, write)), best, bestName }
    return key === 'regulators' ? [row, ...atHome(sides, lang)] : [row]
  })
}

const homeWords = {
  name: { en: 'Licensed in', id: 'Berlisensi di' },
  yes: { en: 'Yes', id: 'Ya' },
  no: { en: 'No', id: 'Tidak' },
} as const

/** A row that shows which brokers are licensed in the reader's country, derived from the language (spec 7.1); empty if none is. */
function atHome(sides: readonly Side[], lang: Language): Row[] {
  const home = countryCodeOfLanguage[lang]
  const licensed = sides.map(({ broker }) =>
    broker.regulators.some(({ twoCharCode }) => twoCharCode === shownLetters(home)),
  )
  if (!licensed.includes(true)) return []
  const best = licensed.includes(false) ? licensed.flatMap((yes, index) => (yes ? index : [])) : []
  const values = licensed.map(yes => homeWords[yes ? 'yes' : 'no'][lang])
  return [{ key: 'home', name: `${homeWords.name[lang]} ${countryName(home, lang)}`, values, best, bestName: null }]
}

/** Indexes of the best values; empty if all known values are equal. */
function bestOf(sizes: readonly (number | null)[], sign: 1 | -1): number[] {
  const known = sizes.filter(size => size !== null).map(size => size * sign)
  const best = Math.max(...known)
  if (known.every(size => size === best)) return []
  return sizes.flatMap((size, index) => (size !== null && size * sign === best ? index : []))
}

function writerOf(lang: Language): Writer {
  const locale = new Locale(lang, 0, '')
  const digits = (least: number, most: number) => ({ minimumFractionDigits: least, maximumFractionDigits: most })
  return {
    lang,
    number: (value, least = 0, most = least) => value.toLocaleString(lang, digits(least, most)),
    rating: (value, figure) => value.toLocaleString(lang, ratingDigits(figure)),
    money: locale.formatMoney,
    list: items => (items.length === 0 ? null : items.join(', ')),
  }
}
