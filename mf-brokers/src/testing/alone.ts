import { dealerDatainit, timemachineSnapshot } from 'calls/broker-history'
import { brokersIndexinit } from 'calls/brokers'
import { commentDetail } from 'calls/comment-detail'
import { ApiError } from 'shared-state/api/api-error'
import { mockAnswer, type AreaAlone } from 'shared-state/contract/area-alone'
import { regulatorContentpage } from 'calls/regulators'
import { helpTerms } from 'calls/entities/help-terms'
import { licenceStatuses } from 'calls/entities/licence'
import { grades } from 'calls/rating/grade'
import { staticTooltips } from 'calls/tooltips'

/** The day on which every broker was listed. */
const listedOn = '2024-05-06'

const platforms = ['mt4', 'mt5', 'own', 'other']

/** Setup for running the area on its own: parameters for its addresses, and responses that follow a filter. */
export const alone: AreaAlone = {
  params: {
    code: '1000000001',
    nameCode: 'harlow-fx-1000000001.html',
    page: '2',
    titleCode: 'how-a-broker-s-licence-A100.html',
  },
  paramsOf: {
    'ranking/:type': { type: 'score.html' },
    'regulators/:nameCode': { nameCode: 'harbour-securities-authority-R100.html' },
    'providers/:nameCode': { nameCode: 'plumbline-liquidity-P100.html' },
  },
  // The sub-pages of the list, and the alternative addresses of a broker's info tab.
  again: /^brokers\/[a-z]+(\.html)?$|^best-brokers\/(:page|zt)$|^brokers\/:/,
  states: [
    '/brokers?keyword=no-such-broker',
    '/brokers?grade=AAA&page=1',
    '/brokers/review/harlow-fx-1000000001.html?act=write',
    '/brokers/review/harlow-fx-1000000001.html?review=C100',
    '/compare.html?codes=1000000001,1000000004,1000000019',
    // The lowest rated broker, and an unrated one.
    '/brokers/info/hollowell-trading-1000000028.html',
    '/brokers/info/quarrystone-capital-1000000037.html',
    '/regulators.html?licence=SAMPLE-1101',
    // The record of an earlier day: of the best rated broker, of the lowest rated one, and for text that is no day.
    '/time-machine/harlow-fx-1000000001.html?date=2026-03-01',
    '/time-machine/hollowell-trading-1000000028.html?date=2026-03-01',
    '/time-machine/harlow-fx-1000000001.html?date=never',
  ],
  answers: [
    mockAnswer(staticTooltips, () =>
      Object.fromEntries(helpTerms.map(term => [term, `What the term ${term} means, in two or three sentences.`])),
    ),
    // A single review must belong to the broker in the addresses.
    mockAnswer(commentDetail, ({ made }) => ({ ...made, comment: { ...made.comment, traderCode: '1000000001' } })),
    // For a single broker: one notice per regulator, each with a different id.
    mockAnswer(regulatorContentpage, ({ input: { code, traderCode }, made }) => {
      if (traderCode === undefined) return made
      const items = made.items.slice(0, 1).map(item => ({ ...item, id: `${code}-${item.id}`, traderCode }))
      return { ...made, items, total: items.length }
    }),
    mockAnswer(dealerDatainit, ({ made, now }) => ({
      ...made,
      from: listedOn,
      to: new Date(now).toISOString().slice(0, 10),
    })),
    mockAnswer(timemachineSnapshot, ({ input: { date }, made: { broker, changes } }) => {
      const errors = [{ field: 'date', message: 'The broker was not yet listed on that date.' }]
      if (date < listedOn)
        throw new ApiError({ call: timemachineSnapshot.name, status: 404, code: 3001, message: '', errors })
      return {
        broker: { ...broker, score: 8.9, grade: grades[0], findings: [], exposureCount: 0, licences: [] },
        changes,
      }
    }),
    mockAnswer(brokersIndexinit, ({ input, made }) => {
      const { keyword, grade, licenceStatus } = input
      const facets = [
        {
          field: 'licenceStatus',
          items: licenceStatuses.map((value, i) => ({ value, name: value.replace('_', ' '), count: 14 - i })),
        },
        {
          field: 'grade',
          items: [...grades, 'none'].map((value, i) => ({ value, name: value, count: 7 - Math.abs(3 - i) })),
        },
        {
          field: 'platform',
          items: platforms.map((value, i) => ({ value, name: value.toUpperCase(), count: 22 - i * 4 })),
        },
        ...made.facets.filter(({ field }) => field === 'countryCode'),
      ]
      if (!keyword && !grade && !licenceStatus) return { ...made, facets, listed: made.total }
      const items = made.items.filter(
        broker =>
          (!keyword || broker.shortName.toLowerCase().includes(keyword.toLowerCase())) &&
          (!grade || grade.includes(broker.grade ?? 'none')) &&
          (!licenceStatus || licenceStatus.includes(broker.licenceStatus)),
      )
      return { ...made, facets, items, total: items.length, listed: made.total }
    }),
  ],
}
