import { expect, test } from '@jest/globals'
import { invokeCalls } from 'calls/invoke'
import { fxadHits, homeCount3 } from 'calls/statistics'
import { createRoutes } from './routes.ts'

const find = createRoutes([fxadHits, homeCount3, ...invokeCalls])

test('a click on an ad is routed by home (spec 7.4)', () => {
  const data = { hitsType: 1 }
  expect(find('home', 'fxad$hits', data)).toEqual({ call: fxadHits, input: data })
  expect(find('trader', 'fxad$hits', data)).toBeUndefined()
})

test('the event log has a route of its own, which its call is told (spec 7.4)', () => {
  const data = { data: ['{"event":"open"}'] }
  expect(find('home', 'netwon$report', data)).toEqual({ call: homeCount3, input: { ...data, route: 'netwon$report' } })
  expect(find('search', 'netwon$report', data)).toBeUndefined()
})

test('no wrapper is routed', () => {
  expect(find('home', 'home$invoke', {})).toBeUndefined()
})
