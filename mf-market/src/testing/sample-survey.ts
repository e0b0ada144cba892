import type { BrokerListEntry } from 'calls/entities/broker-list-entry'
import type { Survey, SurveyWithContent } from 'calls/entities/survey'

export const harrow: BrokerListEntry = {
  traderCode: 'hw1',
  code: 'hw1',
  shortName: 'Harrow',
  showName: 'Harrow Markets',
  ico: '',
  slug: 'harrow-markets',
  score: 2.1,
  grade: 'E',
  stars: 1,
  countryCode: '826',
  twoCharCode: 'GB',
  licenceStatus: 'unregulated',
  findings: ['noLicence', 'gradeE'],
  regulators: [],
  platforms: [],
  minDeposit: null,
  spreadFrom: null,
  maxLeverage: null,
  foundedYear: null,
  commentCount: 0,
  exposureCount: 3,
  sample: true,
}

const photo = (imageId: string, caption?: string) => ({
  imageId,
  url: `/images/${imageId}.webp`,
  thumb: `/images/${imageId}-thumb.webp`,
  width: 400,
  height: 300,
  ...(caption !== undefined && { caption }),
})

export const survey = (change: Partial<Survey> = {}): Survey => ({
  code: 's1001',
  slug: 'visit-to-mill-road',
  title: 'A visit to Mill Road',
  broker: harrow,
  countryCode: '826',
  twoCharCode: 'GB',
  date: '2026-10-12',
  address: '14 Mill Road, Leeds & Bradford',
  verdict: 'found',
  photos: [photo('p1', 'The entrance'), photo('p2')],
  summary: 'The name is at the door.',
  publishedAt: '2026-10-20T08:00:00.000Z',
  updatedAt: '2026-10-20T08:00:00.000Z',
  sample: true,
  ...change,
})

export const surveyWithContent = (change: Partial<SurveyWithContent> = {}): SurveyWithContent => ({
  ...survey(),
  content: '<p>We rang the bell on the second floor.</p>',
  ...change,
})
