import { expect, test } from '@jest/globals'
import { noEvidence, sumOf } from './evidence.ts'

const none = { failed: 0, tried: 0, networks: 0 }

test('no evidence has no figures and no votes', () => {
  expect(noEvidence()).toEqual({ figures: {}, votes: { server: none, browser: none } })
  expect(sumOf([])).toEqual(noEvidence())
})

test('the evidence about several releases is the sum of their figures and votes', () => {
  const sum = sumOf([
    {
      figures: { asked: 5, loop: 1 },
      votes: { server: { failed: 1, tried: 10, networks: 2 }, browser: { failed: 3, tried: 30, networks: 4 } },
    },
    {
      figures: { asked: 7, view: 2 },
      votes: { server: { failed: 5, tried: 50, networks: 6 }, browser: { failed: 7, tried: 70, networks: 8 } },
    },
  ])
  expect(sum).toEqual({
    figures: { asked: 12, loop: 1, view: 2 },
    votes: { server: { failed: 6, tried: 60, networks: 8 }, browser: { failed: 10, tried: 100, networks: 12 } },
  })
})
