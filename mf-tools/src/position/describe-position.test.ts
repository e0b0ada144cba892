import { expect, test } from '@jest/globals'
import { positionSize } from 'calls/calculators/position'
import { describePosition } from './describe-position.ts'
import type { PositionValues } from './position-fields.ts'

const good = {
  pair: 'EURGBP',
  account: 'USD',
  balance: 5000,
  riskPct: 1,
  stopPips: 18,
  contractSize: 100_000,
  lotStep: 0.01,
}

function describeWith(given: Partial<PositionValues> = {}, rates = { GBPUSD: 1.25 }) {
  const values = { ...good, ...given }
  const solve = (change: Partial<PositionValues> = {}) => {
    const size = positionSize({ ...values, ...change }, rates)
    return size.ok ? size : undefined
  }
  const answer = solve()
  if (!answer) throw new Error('the example has no size')
  return describePosition({ answer, values, again: solve })
}

test('a result names its pip and the rate that it was calculated with', () => {
  expect(describeWith()).toMatchObject({ pip: 0.0001, rate: expect.closeTo(1.25, 12) })
  expect(describeWith({ contractSize: 1000 }, { GBPUSD: 1.3 })).toMatchObject({ rate: expect.closeTo(1.3, 12) })
})

test('a result gives the loss at the stop, of one unit and of the rounded lots', () => {
  const { lots, exactLots, isRounded, lossPerUnit, loss, pipValue, riskAmount } = describeWith()
  expect(lots).toBe(0.22)
  expect(exactLots).toBeCloseTo(50 / (18 * 12.5), 12)
  expect(isRounded).toBe(true)
  expect(lossPerUnit).toBeCloseTo(18 * 0.0001 * 1.25, 12)
  expect(loss).toBeCloseTo(0.22 * 18 * 12.5, 9)
  expect(pipValue).toBeCloseTo(0.22 * 12.5, 9)
  expect(loss).toBeLessThanOrEqual(riskAmount)
})

test('a whole number of lot steps is not shown as rounded', () => {
  const { lots, isRounded } = describeWith({ balance: 12.5 * 18 * 29, stopPips: 18 })
  expect([lots, isRounded]).toEqual([0.29, false])
})

test('other stops have a size for the same risk, with two digits, and the own stop keeps its exact distance', () => {
  const { otherStops } = describeWith({ stopPips: 18.25, balance: 50_000 })
  expect(otherStops.map(({ stopPips }) => stopPips)).toEqual([9.1, 14, 18.25, 27, 37, 55, 73, 91])
  expect(otherStops.map(({ isOwn }) => isOwn)).toEqual([false, false, true, false, false, false, false, false])
  expect(otherStops.map(({ lots }) => lots)).toEqual([4.39, 2.85, 2.19, 1.48, 1.08, 0.72, 0.54, 0.43])
})

test('other stops use the visitor’s own rate', () => {
  expect(describeWith({ stopPips: 10, balance: 50_000 }, { GBPUSD: 2.5 }).otherStops[0]).toEqual({
    stopPips: 5,
    lots: 4,
    isOwn: false,
  })
})

test('a stop so far away that no size results has 0 lots', () => {
  const { otherStops } = describeWith({ balance: 1e302, stopPips: 4e307 })
  expect(otherStops.at(-1)!.lots).toBe(0)
})
