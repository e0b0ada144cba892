import { expect, test } from '@jest/globals'
import { gradeOf } from 'calls/rating/grade'
import { drawScore, STATUS_PROFILES } from './broker-scores.ts'
import type { LicenceStatus } from './broker-scores.ts'
import { Random } from './random.ts'

const random = new Random('test')
const statuses = Object.keys(STATUS_PROFILES) as LicenceStatus[]
const scores = statuses.flatMap(status => Array.from({ length: 4_000 }, () => drawScore(status, random).score))

test('sample scores cover every grade, 0 and not rated', () => {
  expect(new Set(scores.map(gradeOf))).toEqual(new Set(['AAA', 'AA', 'A', 'B', 'C', 'D', 'E', null]))
  expect(scores).toContain(0)
  expect(scores).toContain(null)
})

test('sample scores lie between 0 and 10 and have at most two decimals', () => {
  expect(
    scores.filter(score => score !== null && (score < 0 || score > 10 || Number(score.toFixed(2)) !== score)),
  ).toEqual([])
})

test('the shares of the licence states add up to 100', () => {
  expect(statuses.reduce((sum, status) => sum + STATUS_PROFILES[status].share, 0)).toBe(100)
})
