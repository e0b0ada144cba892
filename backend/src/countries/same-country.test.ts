import { expect, test } from '@jest/globals'
import { choiceOf, codesLike, countedByChoice } from './same-country.ts'

test.each([
  ['344', '344', ['156', '344']],
  ['156', '344', ['156', '344']],
  ['158', '158', ['158']],
  ['360', '360', ['360']],
  ['36', '036', ['036']],
  ['999', '999', ['999']],
])('a filter offers country %s as %s and selects %j', (code, choice, selected) => {
  expect([choiceOf(code), [...codesLike(code)].sort()]).toEqual([choice, selected])
})

test('numbers of countries shown under one name are added up, and the largest comes first', () => {
  const rows = [
    { value: '360', count: 5 },
    { value: '344', count: 4 },
    { value: '156', count: 3 },
  ]
  expect(countedByChoice(rows)).toEqual([
    { value: '344', count: 7 },
    { value: '360', count: 5 },
  ])
})
