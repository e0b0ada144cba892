import { answerOf, daysAgo, FIRST, LAST, listAim, MOST, once } from './scenario.ts'
import type { Scenario } from './scenario.ts'

const call = (path: string, query = '') => `/wikifxweb-v1/exposure/${path}-v1?${query}`
const list = (query: string) => call('revelation', query)
const search = (query: string) => call('search', query)
const mediation = (query: string) => call('safeguard/contentpage', query)
const orders = ['new', 'updated', 'amount']
const reasons = ['unable_to_withdraw', 'severe_slippage', 'scam', 'other']

interface Page {
  items: { code: string; title: string; brokerName: string }[]
  total: number
}

/** Lists, searches and figures of exposures as pages request them, each measured separately. */
export async function exposureScenarios(origin: string): Promise<Scenario[]> {
  const lastPage = async (path: string) => Math.ceil((await answerOf<Page>(origin, path)).total / 20)
  const [pages, cases, brokers] = [
    await lastPage(list('')),
    await lastPage(mediation('')),
    await lastPage(call('slist')),
  ]
  const { known, names } = await exposedBrokers(origin)
  const filters = [
    'reason=scam',
    'state=resolved',
    'state=in_mediation',
    'countryCode=360',
    'replied=true',
    'overdue=true',
    'amountFrom=1000&amountTo=10000',
    `from=${daysAgo(30)}`,
    `from=${daysAgo(365)}`,
  ]
  const several = [
    'reason=scam&countryCode=458&amountFrom=1000',
    `state=published&replied=false&from=${daysAgo(90)}&order=amount`,
    'reason=other&state=closed&countryCode=360&order=updated',
  ]
  const words = ['withdrawal', 'slippage', 'bonus terms', 'stop loss xauusd', 'penarikan', 'qzqzqz', names[0]!]
  const slistOrders = ['exposures', 'amount', 'score', 'new']
  const newFilter = (index: number) =>
    list(
      `reason=${reasons[index % 4]}&amountFrom=${100 + index}&from=${daysAgo(30 + index)}&order=${orders[index % 3]}`,
    )
  const anyPage = (index: number) => list(`order=${orders[index % 3]}&pageIndex=${1 + ((index * 7919) % pages)}`)
  const ofBroker = (path: string) =>
    once(MOST, index => `/wikifxweb-v1/${path}?traderCode=${known[index % known.length]}`)
  const lists: [string, string[]][] = [
    [`list: ${FIRST}`, orders.map(order => list(`order=${order}`))],
    [`list: ${LAST}`, orders.map(order => list(`order=${order}&pageIndex=${pages}`))],
    ['list: one filter', filters.map(list)],
    ['list: several filters', several.map(list)],
    ['list: filter, page 10', filters.map(filter => list(`${filter}&pageIndex=10`))],
    ['search', words.map(word => search(`keyword=${encodeURIComponent(word)}`))],
    [
      'search: filter and order',
      words.map(word => search(`keyword=${encodeURIComponent(word)}&reason=scam&order=amount`)),
    ],
    ['newest and most read', [call('new', 'num=8'), call('hot', 'num=20')]],
    ['mediation: first page, each order', orders.map(order => mediation(`order=${order}`))],
    ['mediation: last page', [mediation(`pageIndex=${cases}`)]],
    ['mediation: by state', ['resolved', 'closed', 'in_mediation'].map(state => mediation(`state=${state}`))],
    ['mediation: figures', [call('safeguard')]],
    [`brokers: ${FIRST}`, slistOrders.map(order => call('slist', `order=${order}`))],
    [`brokers: ${LAST}`, slistOrders.map(order => call('slist', `order=${order}&pageIndex=${brokers}`))],
    ['brokers: ranks', ['week', 'month', 'year'].map(period => call('slist/rank', `period=${period}&num=5`))],
  ]
  return [
    ...lists.map(([name, paths]) => ({ name: `exposures, ${name}`, paths, aim: listAim })),
    { name: 'exposures, list: any page, any order, each once', ...once(MOST, anyPage), aim: listAim },
    { name: 'exposures, list: new filters, counted without the cache', ...once(100, newFilter) },
    {
      name: 'exposures, search: each once',
      ...once(MOST, index => search(`keyword=${encodeURIComponent(names[index % names.length]!)}`)),
      aim: listAim,
    },
    { name: 'exposures of one broker, each once', ...ofBroker('exposure/revelation-v1'), aim: listAim },
    { name: 'figures of one broker, each once', ...ofBroker('exposure/tradercategory-v1'), aim: listAim },
  ]
}

/** Codes and names of brokers with exposures, those with the most first. */
async function exposedBrokers(origin: string): Promise<{ known: string[]; names: string[] }> {
  const known: string[] = []
  const names: string[] = []
  for (let page = 1; known.length < 2 * MOST; page++) {
    const { items } = await answerOf<{ items: { code: string; shortName: string }[] }>(
      origin,
      call('slist', `pageSize=50&pageIndex=${page}`),
    )
    if (items.length === 0) break
    for (const { code, shortName } of items) {
      known.push(code)
      names.push(shortName)
    }
  }
  return { known, names }
}
