import { marketDetail, marketList } from 'calls/market'
import { ApiError } from 'shared-state/api/api-error'
import { mockAnswer, type AreaAlone } from 'shared-state/contract/area-alone'
import { detailOf, exhibition, expertAdvisor, listing, unfitListing } from './sample-listing.ts'
import { surveyAnswers } from './survey-answers.ts'

const samples = [listing(), unfitListing(), expertAdvisor(), exhibition()]
const unfitCode = unfitListing().code
/** A listing that is over: its page at `/market/ib/gone-m9.html` has status 410, unlike those among `states`. */
const overCode = 'm9'

/** Setup for running the area on its own: a live listing, one about an unfit broker, and one that is over. */
export const alone: AreaAlone = {
  params: { section: 'agent.html', type: 'ib' },
  paramsOf: {
    'market/:type/:slugCode': { type: 'ib', slugCode: 'rebates-in-jakarta-m1.html' },
    'survey/:slugCode': { slugCode: 'visit-to-mill-road-s1001.html' },
  },
  states: [
    '/market/ib/join-harrow-m2.html',
    '/market/ea/night-grid-m3.html',
    '/market/exhibition/trading-fair-m4.html',
    '/market/exhibition.html',
    '/market/recruitment.html?remote=true&priceFrom=1000',
    '/market/ib/rebates-in-jakarta-m1.html?act=report',
    '/market/licenseTransfer/add.html',
    '/market/personal/add.html',
    '/market/exhibition/add.html',
    '/survey.html?verdict=found',
    '/survey.html?traderCode=hw1',
    '/survey.html?keyword=nowhere&traderCode=none1',
    '/survey/visit-to-mill-road-s1002.html',
  ],
  slotProps: { 'broker.surveys': { traderCode: 'hw1' } },
  answers: [
    ...surveyAnswers,
    mockAnswer(marketList, ({ input, made }) => {
      const items = samples.filter(
        ({ section, code }) =>
          (input.section === 'all' || section === input.section) && (input.order !== 'hot' || code !== unfitCode),
      )
      return { ...made, items, total: items.length }
    }),
    mockAnswer(marketDetail, ({ input }) => {
      const shown = samples.find(({ code }) => code === input.code)
      if (shown) return detailOf(shown, [expertAdvisor()])
      const [status, code] = input.code === overCode ? [410, 3003] : [404, 3001]
      throw new ApiError({ call: marketDetail.name, status, code, message: 'no such listing', errors: [] })
    }),
  ],
}
