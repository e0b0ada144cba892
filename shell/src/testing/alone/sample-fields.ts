import type { MockRequest } from 'platform/alone/src/portal'
import type { User } from 'calls/entities/user'
import { gradeOf } from 'calls/rating/grade'
import { starsOf } from 'calls/rating/stars'
import { brokerCode, codeOfKind, rowOfCode, rowsInAll } from './sample-codes.ts'
import {
  articleTitles,
  at,
  brokerName,
  complaints,
  nicks,
  places,
  providerNames,
  regulatorNames,
  reviews,
  sentence,
  sentences,
  slugOf,
} from './sample-words.ts'

/** Value of a field in one row. */
export type Field = (row: number, asked: MockRequest) => unknown

const hour = 3_600_000
export const instant = (hoursAgo: number, { now }: MockRequest): string =>
  new Date(Math.floor(now / hour) * hour - hoursAgo * hour).toISOString()
export const day = (daysAgo: number, { now }: MockRequest): string =>
  new Date(now - daysAgo * 24 * hour).toISOString().slice(0, 10)
export const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined

/** The broker that an object refers to: the requested one, or a different one per row. */
export const brokerRowOf = (row: number, { input }: MockRequest): number => {
  const code = textOf(input.traderCode)
  return code === undefined ? (row * 5 + 3) % rowsInAll : rowOfCode(code)
}

/** Best first, through all grades; the last ones are not rated. */
export const scoreOf = (row: number): number | null =>
  row >= rowsInAll - 2 ? null : Math.round((9.42 - row * 0.24) * 100) / 100
const statusOf = (row: number): string =>
  row < 14 ? 'regulated' : at(['offshore', 'regulated', 'exceeded', 'suspected_clone', 'unregulated', 'revoked'], row)
export const amountOf = (row: number) => ({
  amount: at([2500, 480, 12_000, 96.5, 150_000], row),
  currency: at(['USD', 'EUR', 'IDR'], row),
})
export const titleOf = (row: number): string => at(articleTitles, row)
export const complaintOf = (row: number) => at(complaints, row)
export const reviewOf = (row: number) => at(reviews, row)
export const regulatorOf = (row: number) => at(regulatorNames, row)
export const providerOf = (row: number) => at(providerNames, row)
export const regulatorSlug = (row: number) => slugOf(regulatorOf(row)[0])
export const tierOf = (row: number): number => (row % 4) + 1
const weights = { licence: 0.3, business: 0.2, riskControl: 0.15, software: 0.15, regulation: 0.2 }
export const placeFields = {
  countryCode: (row: number) => at(places, row).countryCode,
  twoCharCode: (row: number) => at(places, row).twoCharCode,
  countryName: (row: number) => at(places, row).countryName,
}

/** First letter of an article's code, which identifies its category. */
const articleLetters: Record<string, string> = {
  education: 'A',
  news: 'N',
  original: 'O',
  industry: 'I',
  announcements: 'T',
  video: 'D',
}
const categoryOf = ({ input }: MockRequest): string =>
  textOf(input.category) ??
  Object.keys(articleLetters).find(category => textOf(input.code)?.startsWith(articleLetters[category]!)) ??
  'education'

export const flagOf = (row: number) => `/flags/${placeFields.twoCharCode(row).toLowerCase()}.webp`

export const article: Record<string, Field> = {
  code: (row, asked) => codeOfKind(articleLetters[categoryOf(asked)] ?? 'A', row),
  slug: row => slugOf(titleOf(row)).split('-').slice(0, 5).join('-'),
  title: titleOf,
  summary: row => sentence(row),
  category: (_row, asked) => categoryOf(asked),
  level: (row, { input }) => textOf(input.level) ?? at(['beginner', 'intermediate', 'advanced'], row),
  cover: row => (row % 3 === 2 ? null : undefined),
  author: row => at(nicks, row + 1),
  tags: row => [at(['Leverage', 'Licences', 'Costs'], row), 'Risk'],
  tagCodes: row => [at(['leverage', 'licences', 'costs'], row), 'risk'],
  traderCodes: row => [brokerCode(row), brokerCode(row + 4)],
  publishedAt: (row, asked) => instant(row * 9 + 2, asked),
  updatedAt: (row, asked) => instant(row * 9 + 1, asked),
  readMinutes: row => 3 + (row % 9),
  generated: () => false,
  content: row =>
    `<p>${sentence(row)} ${sentence(row + 1)}</p><h2 id="first">What to look at first</h2><p>${sentences.join(' ')}</p>` +
    `<ul><li>${sentence(row + 2)}</li><li>${sentence(row + 3)}</li></ul><h2 id="then">And then</h2><p>${sentences.join(' ')}</p>`,
  toc: () => [
    { id: 'first', text: 'What to look at first' },
    { id: 'then', text: 'And then' },
  ],
}

const riskOfRow = (row: number) => at(['low', 'low', 'medium', 'high'], Math.floor(row / 8))

export const broker: Record<string, Field> = {
  traderCode: brokerCode,
  code: brokerCode,
  shortName: row => brokerName(row),
  showName: row => brokerName(row),
  slug: row => slugOf(brokerName(row)),
  ico: row => `/logos/${brokerCode(row)}.webp`,
  score: scoreOf,
  grade: row => gradeOf(scoreOf(row)),
  stars: row => starsOf(scoreOf(row)),
  ...placeFields,
  licenceStatus: statusOf,
  platforms: row => at([['MetaTrader 4', 'MetaTrader 5'], ['MetaTrader 5'], ['cTrader', 'Web'], ['Web']], row),
  minDeposit: row => (row % 7 === 6 ? null : { amount: at([100, 5, 250, 0, 1000], row), currency: 'USD' }),
  spreadFrom: row => (row % 9 === 8 ? null : Math.round((0.2 + row * 0.13) * 10) / 10),
  maxLeverage: row => at([30, 500, 200, 1000, 50], row),
  foundedYear: row => (row % 8 === 7 ? null : 1998 + ((row * 5) % 26)),
  commentCount: row => 1204 - row * 31,
  exposureCount: row => row * 3,
  sample: () => false,
  legalName: row => `${brokerName(row)} Ltd`,
  website: row => `https://www.${slugOf(brokerName(row))}.example/`,
  emails: row => [`support@${slugOf(brokerName(row))}.example`],
  breakdown: row =>
    scoreOf(row) === null
      ? null
      : {
          licence: 9.1 - row * 0.2,
          business: 7.8 - row * 0.1,
          riskControl: 6.9,
          software: 8.4 - row * 0.15,
          regulation: 9 - row * 0.22,
          weights,
        },
  riskLevel: riskOfRow,
  recordRisk: riskOfRow,
  claimed: row => row % 2 === 0,
  tags: row => [at(['No-dealing desk', 'Islamic account', 'Copy trading'], row), 'Phone support'],
  updatedAt: (row, asked) => instant(row * 30 + 3, asked),
}

const own =
  (name: keyof User): Field =>
  (_row, { visitor, input }) =>
    input[name] ?? visitor?.[name]
/** The current visitor, including their latest changes. */
export const ofVisitor: Record<string, Field> = Object.fromEntries(
  (
    [
      'userId',
      'vest',
      'nick',
      'gender',
      'avatar',
      'email',
      'phone',
      'areaCode',
      'countryCode',
      'identity',
      'certificate',
      'enterpriseId',
      'roles',
      'hasPassword',
      'createdAt',
    ] as const
  ).map(name => [name, own(name)]),
)
