import { testStore } from 'shared-state/testing/render-part'
import type { LoadContext } from 'shared-state/runtime'
import { loadBrokerInfo } from '../broker-info/load-broker-info.ts'
import { loadBrokerReview } from '../broker-review/load-broker-review.ts'
import { brokerOf, entryOf, noEvidence } from '../testing/sample-brokers.ts'
import { loadBrokerAccount } from '../broker-account/load-broker-account.ts'

const answers = {
  'dealer.main': { main: brokerOf(), tabs: [], evidence: noEvidence },
  'dealer.skyeyescorev2': {
    score: 8.92,
    grade: 'AAA',
    stars: 5,
    scoredAt: '',
    breakdown: null,
    peers: null,
    rank: 1,
    rankOf: 10,
    changes: [],
  },
  'comment.stasticinit': {
    items: [
      { traderCode: 'Q1', total: 0, positive: 0, neutral: 0, negative: 0, rating: null, distribution: [0, 0, 0, 0, 0] },
    ],
  },
  'comment.list': { items: [], total: 0, pageIndex: 1, pageSize: 20, counts: { positive: 0, neutral: 0, negative: 0 } },
  'trader.tips': { items: [] },
  'advertisement.fxeye': { items: [] },
  'trader.urlnameinit': { traderCode: 'Q1', slug: 'quillhaven-fx', path: '', moved: false },
  'dealer.account': { items: [] },
  'dealer.infos': { countryName: 'United Kingdom' },
  'dealer.intro': { intro: '', faqs: [], updatedAt: '2026-01-01T00:00:00.000Z' },
  'trader.similar': { items: [entryOf({ code: 'B2', showName: 'Bramwick' })] },
}

function contextOf(
  params: LoadContext['params'],
  options: { search?: string; answers?: Record<string, unknown> } = {},
): LoadContext {
  const store = testStore({ answers: options.answers ?? answers })
  return {
    params,
    url: new URL(`http://localhost/en/brokers${options.search ?? ''}`),
    lang: 'en',
    api: store.api,
    store,
    signal: new AbortController().signal,
  }
}

async function answerOf(work: Promise<unknown>): Promise<[status: number, location: string | null]> {
  const thrown = await work.then(
    () => undefined,
    (error: unknown) => error,
  )
  if (!(thrown instanceof Response)) throw new Error(`no answer, but ${String(thrown)}`)
  return [thrown.status, thrown.headers.get('Location')]
}

test.each([{ code: 'Q1' }, { nameCode: 'quillhaven-fx-Q1.html' }, { nameCode: 'quillhaven-fx-Q1' }])(
  'the parameters %p load the broker',
  async params => {
    const { broker, similar } = await loadBrokerInfo(contextOf(params))
    expect(broker.showName).toBe('Quillhaven FX')
    expect(similar?.map(({ showName }) => showName)).toEqual(['Bramwick'])
  },
)

test('an outdated slug redirects permanently to the current address and preserves the query', async () => {
  const work = loadBrokerReview(contextOf({ nameCode: 'old-name-Q1.html' }, { search: '?order=old' }))
  expect(await answerOf(work)).toEqual([301, '/en/brokers/review/quillhaven-fx-Q1.html?order=old'])
})

test.each([{ nameCode: 'no-code-here-' }, { code: 'a-b' }, { nameCode: undefined }])(
  'the parameters %p redirect to the not-found page',
  async params => {
    expect(await answerOf(loadBrokerInfo(contextOf(params)))).toEqual([302, '/en/404.html'])
  },
)

test('an unknown broker code throws a 404', async () => {
  await expect(loadBrokerInfo(contextOf({ code: 'Q1' }, { answers: {} }))).rejects.toMatchObject({ status: 404 })
})

const shown = (linkname: string, isShow: boolean) => ({
  name: '',
  titleName: '',
  id: 0,
  linkname,
  url: '',
  isShow,
  items: [],
})
const hiding = {
  ...answers,
  'dealer.main': {
    main: brokerOf(),
    tabs: [shown('info', false), shown('account', false), shown('safe', true)],
    evidence: noEvidence,
  },
}

test('a hidden broker tab is not listed and redirects to the info tab, which is never hidden', async () => {
  const { tabs } = await loadBrokerInfo(contextOf({ code: 'Q1' }, { answers: hiding }))
  expect(tabs).not.toContain('account')
  expect(tabs).toEqual(expect.arrayContaining(['info', 'safe', 'trade']))
  expect(
    await answerOf(loadBrokerAccount(contextOf({ nameCode: 'quillhaven-fx-Q1.html' }, { answers: hiding }))),
  ).toEqual([302, '/en/brokers/info/quillhaven-fx-Q1.html'])
})

test('a review page number beyond the last redirects to the last page', async () => {
  const work = loadBrokerReview(contextOf({ nameCode: 'quillhaven-fx-Q1.html' }, { search: '?page=9&kind=negative' }))
  expect(await answerOf(work)).toEqual([302, '/en/brokers/review/quillhaven-fx-Q1.html?kind=negative'])
})
