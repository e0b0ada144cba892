import type { compareIndexinit } from 'calls/compare'
import type { ScoreBreakdown } from 'calls/entities/broker'
import type { Finding } from 'calls/entities/finding'
import { mayLead } from 'calls/findings/findings-of'
import type { ratingDigits } from 'calls/rating/score-digits'
import { findingNames, licenceStatusNames } from 'calls/states/state-names'
import type { CallOutput } from 'shared-state/api/declare-call'
import { countryCodeOfLanguage } from 'shared-state/i18n/languages'
import type { Language } from 'shared-state/i18n/languages'
import { countryName, shownLetters } from '../countries/country-names.ts'
import { riskNames } from '../reference/words.ts'
import { hasEnoughReviews } from './enough-reviews.ts'
import type { Side } from './sides.ts'

export type Topic = CallOutput<typeof compareIndexinit>['leaders'][number]['topics'][number]

/** Formats values for one language. */
export interface Writer {
  number(value: number, least?: number, most?: number): string
  rating(value: number, figure: Parameters<typeof ratingDigits>[0]): string
  money(value: { amount: number; currency: string }): string
  list(items: readonly string[]): string | null
}

/** A row of the comparison. `size` is given only if a higher or lower value is better for depositors. */
export interface Line {
  key: string
  name: Record<Language, string>
  text(side: Side, write: Writer): string | null
  size?(side: Side, all: readonly Side[]): number | null
  best?: keyof typeof bestNames
  /** The topic of the verdict to which the row belongs. */
  topic?: Topic
}

/** The label of the best value in a row, and whether the smallest or the largest is best. */
export const bestNames = {
  highest: { sign: 1, en: 'highest', id: 'tertinggi' },
  lowest: { sign: -1, en: 'lowest', id: 'terendah' },
  fewest: { sign: -1, en: 'fewest', id: 'paling sedikit' },
  strictest: { sign: -1, en: 'strictest', id: 'paling ketat' },
  oldest: { sign: -1, en: 'oldest', id: 'tertua' },
} as const

const words = {
  none: { en: 'None', id: 'Tidak ada' },
  of: { en: 'of', id: 'dari' },
  yes: { en: 'Yes', id: 'Ya' },
  no: { en: 'No', id: 'Tidak' },
  licensedIn: { en: 'Licensed in', id: 'Berlisensi di' },
  noneFound: { en: 'None found', id: 'Tidak ditemukan' },
  found: { en: 'found', id: 'ditemukan' },
  active: { en: 'active', id: 'aktif' },
  noneActive: { en: 'none active', id: 'tidak ada yang aktif' },
} satisfies Record<string, Record<Language, string>>
const reviewsOf: Record<Language, (count: string) => string> = {
  en: count => `${count} ${count === '1' ? 'review' : 'reviews'}`,
  id: count => `${count} ulasan`,
}

const riskOrder = { low: 0, medium: 1, high: 2 }

/** Findings about licences, worst first: the worst of them is the state of a broker's licences. */
const ofLicences = [
  'suspectedClone',
  'revoked',
  'noLicence',
  'exceeded',
  'allExpired',
  'someExpired',
  'offshoreOnly',
] as const satisfies readonly Finding[]

const part = (key: Exclude<keyof ScoreBreakdown, 'weights'>, en: string, id: string): Line => ({
  key,
  name: { en, id },
  text: ({ broker }, write) => (broker.breakdown ? write.rating(broker.breakdown[key], 'part') : null),
  size: ({ broker }) => broker.breakdown?.[key] ?? null,
  best: 'highest',
})

const homeOf = (lang: Language) => countryCodeOfLanguage[lang]
const isLicensedIn = (country: string, { broker }: Side) =>
  broker.regulators.some(({ twoCharCode }) => twoCharCode === shownLetters(country))

/** Which brokers are licensed in the reader's country, derived from the language (spec 7.1). */
const atHome = (lang: Language): Line => {
  const name = `${words.licensedIn[lang]} ${countryName(homeOf(lang), lang)}`
  return {
    key: 'home',
    name: { en: name, id: name },
    text: side => words[isLicensedIn(homeOf(lang), side) ? 'yes' : 'no'][lang],
    size: side => Number(isLicensedIn(homeOf(lang), side)),
    topic: 'licences',
  }
}

/** What speaks against a broker comes first, in words; its values and prices follow (decisions 7). */
export const linesFor = (lang: Language, sides: readonly Side[]): Line[] => [
  {
    key: 'findings',
    name: { en: 'Found against it', id: 'Temuan yang memberatkan' },
    text: ({ broker }, write) =>
      write.list(broker.findings.map(finding => findingNames[finding][lang])) ?? words.none[lang],
  },
  {
    key: 'riskLevel',
    name: { en: 'Risk', id: 'Risiko' },
    text: ({ broker }) => riskNames[broker.riskLevel][lang],
    size: ({ broker }) => riskOrder[broker.riskLevel],
    best: 'lowest',
    topic: 'licences',
  },
  {
    key: 'licenceStatus',
    name: { en: 'Licence status', id: 'Status lisensi' },
    text({ broker: { findings } }) {
      const worst = ofLicences.find(finding => findings.includes(finding))
      return worst ? findingNames[worst][lang] : licenceStatusNames.regulated[lang]
    },
  },
  {
    key: 'regulators',
    name: { en: 'Licences', id: 'Lisensi' },
    text: ({ broker, licences }, write) => {
      if (licences.found === 0) return words.noneFound[lang]
      const active = licences.active === 0 ? words.noneActive[lang] : `${licences.active} ${words.active[lang]}`
      const names = write.list(licences.active === 0 ? [] : broker.regulators.map(({ abbreviation }) => abbreviation))
      return `${licences.found} ${words.found[lang]}, ${active}${names ? `: ${names}` : ''}`
    },
    size: ({ broker }) => broker.regulators[0]?.tier ?? null,
    best: 'strictest',
    topic: 'licences',
  },
  ...(sides.some(side => isLicensedIn(homeOf(lang), side)) ? [atHome(lang)] : []),
  {
    key: 'score',
    name: { en: 'Score', id: 'Skor' },
    text: ({ broker }, write) =>
      broker.score === null ? null : `${write.rating(broker.score, 'score')} (${broker.grade})`,
    size: ({ broker }) => broker.score,
    best: 'highest',
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
    topic: 'costs',
  },
  {
    key: 'commission',
    name: { en: 'Commission per lot', id: 'Komisi per lot' },
    text: ({ commission }, write) => commission && write.money(commission),
    size: ({ commission }, all) => (inOneCurrency(all) ? (commission?.amount ?? null) : null),
    best: 'lowest',
    topic: 'costs',
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
    topic: 'costs',
  },
  {
    key: 'minDeposit',
    name: { en: 'Minimum deposit', id: 'Setoran minimum' },
    text: ({ broker }, write) => broker.minDeposit && write.money(broker.minDeposit),
    size: ({ broker }) => broker.minDeposit?.amount ?? null,
    best: 'lowest',
    topic: 'costs',
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
    text: ({ broker }) => countryName(broker.countryCode, lang),
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
    name: { en: 'Users’ rating', id: 'Penilaian pengguna' },
    text: ({ rating, reviews }, write) =>
      rating === null
        ? null
        : `${write.rating(rating, 'stars')} ${words.of[lang]} 5, ${reviewsOf[lang](write.number(reviews))}`,
    size: side => (side.rating !== null && hasEnoughReviews(side) ? Math.round(side.rating * 10) : null),
    best: 'highest',
    topic: 'users',
  },
  {
    key: 'comments',
    name: { en: 'Reviews', id: 'Ulasan' },
    text: ({ broker }, write) => write.number(broker.commentCount),
  },
  {
    key: 'exposures',
    name: { en: 'Complaints', id: 'Pengaduan' },
    text: ({ broker }, write) => write.number(broker.exposureCount),
    size: ({ broker }) => broker.exposureCount,
    best: 'fewest',
    topic: 'users',
  },
  {
    key: 'replied',
    name: { en: 'Complaints answered', id: 'Pengaduan yang dijawab' },
    text: ({ broker, replied }, write) =>
      broker.exposureCount === 0
        ? null
        : `${write.number(replied)} ${words.of[lang]} ${write.number(broker.exposureCount)}`,
    size: ({ broker, replied }) => (broker.exposureCount === 0 ? null : replied / broker.exposureCount),
    best: 'highest',
    topic: 'users',
  },
]

const inOneCurrency = (sides: readonly Side[]) =>
  new Set(sides.flatMap(({ commission }) => commission?.currency ?? [])).size === 1

/**
 * Positions of the best values of a row among the sides that `counts` admits; empty if all their known values are equal. Without a word
 * for the best, the largest value is.
 */
export function bestOf(line: Line, sides: readonly Side[], counts: (side: Side) => boolean = () => true): number[] {
  const { size, best: word } = line
  if (!size) return []
  const sign = word ? bestNames[word].sign : 1
  const sizes = sides.map(side => (counts(side) ? size(side, sides) : null)).map(value => value && value * sign)
  const known = sizes.filter(value => value !== null)
  const best = Math.max(...known)
  if (known.every(value => value === best)) return []
  return sizes.flatMap((value, index) => (value === best ? index : []))
}

export const sideMayLead = ({ broker }: Side): boolean => mayLead(broker)
