import { answerOf, FIRST, LAST, listAim, MOST, once, suggestionAim } from './scenario.ts'
import type { Scenario } from './scenario.ts'

const list = (query: string) => `/wikifxweb-v1/brokers/index/init-v1?${query}`
const lastPage = (brokers: number) => Math.floor((brokers - 1) / 20) + 1
const orders = ['score', 'comments', 'exposures', 'updated', 'new', 'name']
const grades = ['AAA', 'AA', 'A', 'B', 'C', 'D']

/** Lists of and suggestions for so many brokers as pages request them, each measured separately. */
export async function brokerScenarios(origin: string, brokers: number): Promise<Scenario[]> {
  const typed = await typedNames(origin)
  const pages = [1, 2, 7, Math.floor(lastPage(brokers) / 2), lastPage(brokers)]
  const lists: [string, string[]][] = [
    [FIRST, orders.map(order => `order=${order}`)],
    [LAST, orders.map(order => `order=${order}&pageIndex=${lastPage(brokers)}`)],
    ['pages 1, 2, 7, middle, last', pages.map(page => `pageIndex=${page}`)],
    [
      'one filter',
      [
        'grade=AAA',
        'regulatorId=3',
        'countryCode=360',
        'platform=mt5',
        'depositMax=100',
        'yearsMin=10',
        'licenceStatus=offshore',
        'minScore=7',
      ],
    ],
    [
      'three filters',
      [
        'grade=A,AA&platform=mt4&depositMax=250',
        'countryCode=826&licenceStatus=regulated&yearsMin=5',
        'regulatorId=1,3,5&grade=B&order=comments',
      ],
    ],
    ['filter, page 10', ['grade=B&pageIndex=10', 'platform=mt5&pageIndex=10', 'yearsMin=10&order=name&pageIndex=10']],
    ['keyword', ['keyword=b', 'keyword=ma', 'keyword=mar', 'keyword=capital', 'keyword=zzzz']],
  ]
  const anyPage = (index: number) =>
    list(`order=${orders[index % 6]}&pageIndex=${1 + ((index * 7919) % lastPage(brokers))}`)
  const anyFilter = (index: number) =>
    list(`grade=${grades[index % 6]}&depositMax=${50 + index}&yearsMin=${index % 15}&order=${orders[index % 5]}`)
  const searched = (call: string) =>
    ['m', 'ma', 'mark', 'capital', 'captial', 'merid', 'zzqx'].map(word => `/wikifxweb-v1/${call}?keyword=${word}`)
  const eachOnce = (call: string) => once(MOST, index => `/wikifxweb-v1/${call}?keyword=${typed[index % typed.length]}`)
  return [
    ...lists.map(([name, queries]) => ({ name: `list: ${name}`, paths: queries.map(list), aim: listAim })),
    { name: 'list: any page, any order, each once', ...once(MOST, anyPage), aim: listAim },
    { name: 'list: three new filters, counted without the cache', ...once(100, anyFilter) },
    { name: 'search: brokers', paths: searched('trader/search-v1'), aim: listAim },
    { name: 'search: brokers, each once', ...eachOnce('trader/search-v1'), aim: listAim },
    { name: 'suggestion: brokers', paths: searched('trader/dropdown-v1'), aim: suggestionAim },
    { name: 'suggestion: brokers, each once', ...eachOnce('trader/dropdown-v1'), aim: suggestionAim },
    { name: 'suggestion: everything', paths: searched('homefuc/searchtip-v1').slice(1), aim: suggestionAim },
    { name: 'suggestion: everything, each once', ...eachOnce('homefuc/searchtip-v1'), aim: suggestionAim },
  ]
}

/** Typed prefixes of brokers' names: three to seven letters, all different. */
async function typedNames(origin: string): Promise<string[]> {
  const typed = new Set<string>()
  for (let page = 1; typed.size < 2 * MOST; page++) {
    const { items } = await answerOf<{ items: { shortName: string }[] }>(
      origin,
      list(`order=new&pageSize=50&pageIndex=${page}`),
    )
    for (const [index, { shortName }] of items.entries()) typed.add(shortName.toLowerCase().slice(0, 3 + (index % 5)))
    if (items.length === 0) throw new Error(`the names have only ${typed.size} different prefixes`)
  }
  return [...typed].map(encodeURIComponent)
}
