import { entryOf } from '../testing/sample-brokers.ts'
import { shownBroker, shownFacet } from './shown-in-list.ts'

test('the page of a list carries only what the list shows of a broker', () => {
  const carried = Object.keys(JSON.parse(JSON.stringify(shownBroker(entryOf()))))
  expect(carried).toEqual([
    'code',
    'slug',
    'showName',
    'twoCharCode',
    'score',
    'grade',
    'findings',
    'regulators',
    'platforms',
    'minDeposit',
    'spreadFrom',
    'maxLeverage',
    'foundedYear',
    'commentCount',
    'exposureCount',
    'sample',
  ])
})

test('the page of a list carries the letters of a regulator’s country without its name', () => {
  const choice = { value: '1', name: 'FCA', count: 488, twoCharCode: 'GB' }
  const facet = { field: 'regulatorId', items: [{ ...choice, countryName: 'United Kingdom' }] }
  expect(shownFacet(facet)).toEqual({ field: 'regulatorId', items: [choice] })
})
