import { marketSectionNames, marketTypes } from 'calls/entities/market-listing'
import { answerOf, daysAgo, FIRST, LAST, listAim, MOST, once } from './scenario.ts'
import type { Scenario } from './scenario.ts'

const call = (path: string, query: string) => `/wikifxweb-v1/${path}-v1?${query}`
const list = (query: string) => call('market/list', query)
const search = (query: string) => call('market/search', query)
const orders = ['new', 'hot', 'soon']
const sections = marketSectionNames.map(section => `section=${section}`)
const ofKeyword = (word: string) => `keyword=${encodeURIComponent(word)}`

/** Lists, searches and pages of listings as pages request them, each measured separately; and the lists of surveys beside them. */
export async function listingScenarios(origin: string): Promise<Scenario[]> {
  const lastOf = async (query: string) => {
    const { total } = await answerOf<{ total: number }>(origin, list(query))
    return `${query}&pageIndex=${Math.max(1, Math.ceil(total / 20))}`
  }
  const lastOfAll = (all: string[]) => Promise.all(all.map(lastOf))
  const known = await knownListings(origin)
  const countries = [...new Set(known.map(({ countryCode }) => countryCode))].map(code => `countryCode=${code}`)
  const prices = [
    'priceFrom=1000',
    'priceTo=300',
    'priceFrom=500&priceTo=5000',
    'currency=IDR&priceTo=9000000',
    'section=ea&priceTo=300',
    'section=recruitment&priceFrom=90000',
  ]
  const days = [
    ...[7, 30, 80].map(age => `from=${daysAgo(age)}`),
    `from=${daysAgo(60)}&to=${daysAgo(50)}`,
    `section=exhibition&order=soon&from=${daysAgo(0)}`,
    `section=exhibition&to=${daysAgo(1)}`,
  ]
  const several = [
    'section=recruitment&remote=true&priceFrom=500',
    'section=ea&software=mt5&priceTo=400&order=hot',
    ...sections.map((section, index) => `${section}&${countries[index % countries.length]}&from=${daysAgo(60)}`),
  ]
  const words = [
    'platform',
    'mt4',
    'license',
    'expert advisor',
    'lowongan',
    'qzqzqz',
    known[0]!.title.slice(0, 60),
  ].map(ofKeyword)
  const lists: [string, string[]][] = [
    [`list: ${FIRST}`, orders.map(order => list(`order=${order}`))],
    [`list: ${LAST}`, (await lastOfAll(orders.map(order => `order=${order}`))).map(list)],
    ['list: one section', sections.map(list)],
    ['list: one section, last page', (await lastOfAll(sections)).map(list)],
    ['list: one kind', marketTypes.map(type => list(`type=${type}`))],
    ['list: by country', countries.map(list)],
    ['list: by price', prices.map(list)],
    ['list: by day', days.map(list)],
    ['list: several filters', several.map(list)],
    ['search', words.map(search)],
    ['search: section and order', words.map(word => search(`${word}&section=industry&order=new`))],
    ['search of the site', words.map(word => call('search/detail', `${word}&type=market`))],
    ['home and market: newest and most applauded', [list('pageSize=4'), list('order=hot&pageSize=5')]],
  ]
  const surveys = ['', 'order=old', 'verdict=found', 'pageIndex=2'].map(query => call('survey/list', query))
  const nth = <Item>(items: readonly Item[], index: number): Item => items[index % items.length]!
  const newFilter = (index: number) =>
    list(`${nth(sections, index)}&${nth(countries, index)}&from=${daysAgo(index % 89)}&priceFrom=${index}`)
  return [
    ...lists.map(([name, paths]) => ({ name: `listings, ${name}`, paths, aim: listAim })),
    { name: 'listings, list: new filters, each once', ...once(MOST, newFilter), aim: listAim },
    {
      name: 'listings, search: each once',
      ...once(MOST, index => search(ofKeyword(lastWord(nth(known, index).title)))),
      aim: listAim,
    },
    {
      name: 'one listing with related ones, each once',
      ...once(MOST, index => call('market/detail', `code=${nth(known, index).code}`)),
      aim: listAim,
    },
    { name: 'surveys: list', paths: surveys, aim: listAim },
    { name: 'surveys: home', paths: [call('homefuc/randomsurvey', 'num=3')], aim: listAim },
  ]
}

/** The copies differ in this word. */
const lastWord = (title: string) => title.slice(title.lastIndexOf(' ') + 1)

interface Known {
  code: string
  title: string
  countryCode: string
}

/** Listings of every kind, as many as their lists show. */
async function knownListings(origin: string): Promise<Known[]> {
  const known: Known[] = []
  for (const type of marketTypes)
    for (let page = 1; page <= 10; page++)
      known.push(
        ...(await answerOf<{ items: Known[] }>(origin, list(`type=${type}&pageSize=50&pageIndex=${page}`))).items,
      )
  return known
}
