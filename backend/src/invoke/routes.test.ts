import { expect, test } from '@jest/globals'
import { invokeCalls } from 'calls/invoke'
import { fxadHits, homeCount3 } from 'calls/statistics'
import { createRoutes } from './routes.ts'

const find = createRoutes([fxadHits, homeCount3, ...invokeCalls])

test('only the home wrapper routes a click on an ad (spec 7.4)', () => {
  const data = { hitsType: 1 }
  expect(find('home', 'fxad$hits', data)).toEqual({ call: fxadHits, input: data })
  expect(find('trader', 'fxad$hits', data)).toBeUndefined()
})

test('the home wrapper routes the event log and passes the route on to its call (spec 7.4)', () => {
  const data = { data: ['{"event":"open"}'] }
  expect(find('home', 'netwon$report', data)).toEqual({ call: homeCount3, input: { ...data, route: 'netwon$report' } })
  expect(find('search', 'netwon$report', data)).toBeUndefined()
})

test('a wrapper does not route to a wrapper', () => {
  expect(find('home', 'home$invoke', {})).toBeUndefined()
})
