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
  flashes,
  nicks,
  places,
  providerNames,
  regulatorNames,
  releaseTitles,
  reviews,
  sentence,
  sentences,
  slugOf,
} from './sample-words.ts'

/** Value of a field in one row. */
type Field = (row: number, asked: MockRequest) => unknown

/** A kind of object: an object with all of the fields in `marks` is of this kind. */
interface Kind {
  marks: readonly string[]
  fields: Record<string, Field>
}

const hour = 3_600_000
export const instant = (hoursAgo: number, { now }: MockRequest): string =>
  new Date(Math.floor(now / hour) * hour - hoursAgo * hour).toISOString()
export const day = (daysAgo: number, { now }: MockRequest): string =>
  new Date(now - daysAgo * 24 * hour).toISOString().slice(0, 10)
const textOf = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined)

/** The broker that an object refers to: the requested one, or a different one per row. */
export const brokerRowOf = (row: number, { input }: MockRequest): number => {
  const code = textOf(input.traderCode)
  return code === undefined ? (row * 5 + 3) % rowsInAll : rowOfCode(code)
}

/** Best first, through all grades; the last ones are not rated. */
const scoreOf = (row: number): number | null =>
  row >= rowsInAll - 2 ? null : Math.round((9.42 - row * 0.24) * 100) / 100
const statusOf = (row: number): string =>
  row < 14 ? 'regulated' : at(['offshore', 'regulated', 'exceeded', 'suspected_clone', 'unregulated', 'revoked'], row)
export const amountOf = (row: number) => ({
  amount: at([2500, 480, 12_000, 96.5, 150_000], row),
  currency: at(['USD', 'EUR', 'IDR'], row),
})
const titleOf = (row: number): string => at(articleTitles, row)
const complaintOf = (row: number) => at(complaints, row)
const reviewOf = (row: number) => at(reviews, row)
const regulatorOf = (row: number) => at(regulatorNames, row)
const providerOf = (row: number) => at(providerNames, row)
const regulatorSlug = (row: number) => slugOf(regulatorOf(row)[0])
const tierOf = (row: number): number => (row % 4) + 1
const weights = { licence: 0.3, business: 0.2, riskControl: 0.15, software: 0.15, regulation: 0.2 }
const placeFields = {
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

const flagOf = (row: number) => `/flags/${placeFields.twoCharCode(row).toLowerCase()}.svg`

const article: Record<string, Field> = {
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

const broker: Record<string, Field> = {
  traderCode: brokerCode,
  code: brokerCode,
  shortName: row => brokerName(row),
  showName: row => brokerName(row),
  slug: row => slugOf(brokerName(row)),
  ico: row => `/logos/${brokerCode(row)}.svg`,
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
  riskLevel: row => at(['low', 'low', 'medium', 'high'], Math.floor(row / 8)),
  claimed: row => row % 2 === 0,
  tags: row => [at(['No-dealing desk', 'Islamic account', 'Copy trading'], row), 'Phone support'],
  updatedAt: (row, asked) => instant(row * 30 + 3, asked),
}

const own =
  (name: keyof User): Field =>
  (_row, { visitor, input }) =>
    input[name] ?? visitor?.[name]
/** The current visitor, including their latest changes. */
const ofVisitor: Record<string, Field> = Object.fromEntries(
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

/** More specific kinds come first. */
const kinds: readonly Kind[] = [
  { marks: ['hasPassword', 'certificate'], fields: ofVisitor },
  { marks: ['traderCode', 'shortName'], fields: broker },
  {
    marks: ['licenceNo', 'entityName'],
    fields: {
      id: row => `L${row}`,
      regulatorId: row => (row % regulatorNames.length) + 1,
      regulatorCode: row => codeOfKind('R', row),
      regulatorSlug,
      regulatorName: row => regulatorOf(row)[0],
      abbreviation: row => regulatorOf(row)[1],
      tier: tierOf,
      registerHost: row => `register.${regulatorOf(row)[1].toLowerCase()}.example`,
      licenceNo: row => `SMP-${104_522 + row * 37}`,
      typeName: row => at(['Market maker', 'Straight-through processing', 'Investment advice'], row),
      status: row => at(['regulated', 'offshore', 'exceeded', 'revoked'], row),
      entityName: row => `${brokerName(row)} Ltd`,
      twoCharCode: placeFields.twoCharCode,
      effectiveAt: (row, asked) => day(900 + row * 40, asked),
      expiresAt: () => null,
      verifiedAt: (row, asked) => (row % 2 ? null : instant(40, asked)),
    },
  },
  {
    marks: ['abbreviation', 'host', 'slug'],
    fields: {
      code: row => codeOfKind('R', row),
      id: row => row + 1,
      slug: regulatorSlug,
      name: row => regulatorOf(row)[0],
      abbreviation: row => regulatorOf(row)[1],
      country: placeFields.countryName,
      twoCharCode: placeFields.twoCharCode,
      host: row => `register.${regulatorOf(row)[1].toLowerCase()}.example`,
      tier: tierOf,
      note: row => sentence(row),
      brokerCount: row => 120 - row * 3,
      content: article.content!,
    },
  },
  {
    marks: ['categoryName', 'slug', 'website'],
    fields: {
      code: row => codeOfKind('P', row),
      name: providerOf,
      slug: row => slugOf(providerOf(row)),
      ico: row => `/logos/${codeOfKind('P', row)}.svg`,
      ...placeFields,
      website: row => `https://www.${slugOf(providerOf(row))}.example/`,
      intro: row => sentence(row),
      score: scoreOf,
      sample: () => false,
    },
  },
  {
    marks: ['abbreviation', 'tier'],
    fields: { abbreviation: row => regulatorOf(row)[1], tier: tierOf, twoCharCode: placeFields.twoCharCode },
  },
  {
    marks: ['incidentDate', 'reason'],
    fields: {
      code: row => codeOfKind('E', row),
      slug: row => slugOf(complaintOf(row)[0]),
      title: row => complaintOf(row)[0],
      reason: (row, { input }) => textOf(input.reason) ?? complaintOf(row)[1],
      brokerName: (row, asked) => brokerName(brokerRowOf(row, asked)),
      content: row => `${reviewOf(row + 1).content} ${sentence(row)}`,
      amount: amountOf,
      incidentDate: (row, asked) => day(row * 4 + 9, asked),
      state: (row, { input }) =>
        textOf(input.state) ??
        at(['published', 'in_mediation', 'resolved', 'mediation_requested', 'closed', 'awaiting_author'], row),
      replied: row => row % 2 === 1,
      overdue: row => row % 6 === 0,
      rejectReason: () => null,
      viewCount: row => 940 - row * 17,
      createdAt: (row, asked) => instant(row * 31 + 5, asked),
      updatedAt: (row, asked) => instant(row * 31 + 1, asked),
      sample: () => false,
    },
  },
  {
    marks: ['eventId', 'action'],
    fields: {
      eventId: row => `V${row}`,
      action: row => at(['publish', 'reply', 'mediate'], row),
      from: row => at([null, 'published', 'mediation_requested'], row),
      to: row => at(['published', 'published', 'in_mediation'], row),
      actor: row => at(['author', 'staff', 'moderator'], row),
      name: row => at(nicks, row),
      note: row => sentence(row),
      images: () => [],
      at: (row, asked) => instant(90 - row * 20, asked),
    },
  },
  {
    marks: ['commentId', 'targetType'],
    fields: {
      commentId: row => codeOfKind('C', row),
      traderCode: (row, asked) => brokerCode(brokerRowOf(row, asked)),
      traderName: (row, asked) => brokerName(brokerRowOf(row, asked)),
      traderSlug: (row, asked) => slugOf(brokerName(brokerRowOf(row, asked))),
      targetCode: (row, asked) => brokerCode(brokerRowOf(row, asked)),
      parentId: () => null,
      rating: row => reviewOf(row).rating,
      kind: (row, { input }) => textOf(input.kind) ?? reviewOf(row).kind,
      content: row => reviewOf(row).content,
      originalLang: () => 'en',
      state: () => 'published',
      staff: () => false,
      replyCount: row => row % 4,
      helpfulCount: row => 40 - row,
      createdAt: (row, asked) => instant(row * 7 + 1, asked),
      editedAt: () => null,
      sample: () => false,
    },
  },
  {
    marks: ['traderCode', 'distribution'],
    fields: {
      traderCode: brokerCode,
      total: row => 410 - row * 9,
      positive: row => 300 - row * 8,
      neutral: () => 60,
      negative: () => 50,
      rating: row => Math.max(1, Math.round((4.6 - row * 0.08) * 10) / 10),
      distribution: () => [30, 20, 60, 110, 190],
    },
  },
  {
    marks: ['nick', 'fans'],
    fields: {
      userId: row => codeOfKind('U', row),
      nick: row => at(nicks, row),
      avatar: () => null,
      ...placeFields,
      identity: () => 'trader',
      vest: () => false,
      fans: row => row * 4,
    },
  },
  {
    marks: ['scheduledAt', 'importance'],
    fields: {
      code: row => codeOfKind('E', row),
      slug: row => slugOf(at(releaseTitles, row)),
      title: row => at(releaseTitles, row),
      ...placeFields,
      currency: row => at(places, row).currency,
      importance: row => (row % 3) + 1,
      category: () => 'prices',
      scheduledAt: (row, asked) => instant(6 - row, asked),
      period: () => 'Oct',
      unit: () => '%',
      previous: row => String(2 + (row % 5) / 10),
      consensus: row => (row % 4 === 3 ? null : String(2.1 + (row % 5) / 10)),
      actual: row => (row > 6 ? null : String(2.2 + (row % 3) / 10)),
      revised: () => null,
    },
  },
  {
    marks: ['content', 'symbols'],
    fields: {
      id: row => `F${row}`,
      content: row => at(flashes, row),
      important: (row, { input }) => input.important === true || row % 5 === 1,
      tags: row => [at(['rates', 'oil', 'gold'], row)],
      symbols: row => (row % 2 ? [] : ['EURUSD']),
      countryCode: () => null,
      source: () => 'Sample wire',
      publishedAt: (row, asked) => instant(row, asked),
    },
  },
  { marks: ['publishedAt', 'summary'], fields: article },
  { marks: ['title', 'slug', 'code'], fields: { title: titleOf, slug: article.slug!, code: article.code! } },
  {
    marks: ['url', 'title', 'at'],
    fields: { code: article.code!, title: titleOf, at: (row, asked) => instant(row * 3, asked) },
  },
  {
    marks: ['flag', 'flag-c'],
    fields: {
      ...placeFields,
      name: placeFields.countryName,
      code: row => at(places, row).dialling,
      flag: flagOf,
      'flag-c': flagOf,
    },
  },
  {
    marks: ['amount', 'currency'],
    fields: {
      amount: row => amountOf(row).amount,
      currency: row => at(['USD', 'EUR', 'IDR', 'GBP', 'JPY', 'SGD'], row),
    },
  },
  { marks: ['letter', 'items'], fields: { letter: row => at(['A', 'C', 'G', 'I', 'S', 'T'], row) } },
  {
    marks: ['imageId', 'thumb'],
    fields: {
      imageId: row => `i${row}`,
      url: row => `/images/${row}.webp`,
      thumb: row => `/images/${row}-thumb.webp`,
      width: () => 1200,
      height: () => 750,
    },
  },
  {
    marks: ['device', 'lastSeenAt'],
    fields: {
      sessionId: row => `S${row}`,
      device: row => at(['Firefox on Linux', 'Safari on iPhone', 'Chrome on Windows'], row),
      ip: row => `203.0.113.${7 + row}`,
      countryCode: placeFields.countryCode,
      createdAt: (row, asked) => instant(200 + row * 400, asked),
      lastSeenAt: (row, asked) => instant(row * 30, asked),
      current: row => row === 0,
    },
  },
]

/** Fields of the kind of object that contains the fields `beside`; undefined for an unknown kind. */
export const fieldsBeside = (beside: readonly string[]): Record<string, Field> | undefined =>
  kinds.find(({ marks }) => marks.every(mark => beside.includes(mark)))?.fields
