import { timeScale, valueScale } from './chart-scale.ts'

test.each([
  [[8.1, 8.92], { least: 8, most: 9 }],
  [[0, 143], { least: 0, most: 150 }],
  [[1204, 1987], { least: 1000, most: 2000 }],
  [[0.1, 0.3], { least: 0.1, most: 0.3 }],
])('the axis ticks for %p are round figures that enclose all values', (values, ends) => {
  const scale = valueScale(values)
  expect(scale).toMatchObject(ends)
  expect(scale.ticks[0]).toBe(scale.least)
  expect(scale.ticks.at(-1)).toBe(scale.most)
  expect(scale.ticks.length).toBeLessThanOrEqual(6)
})

test.each([[[7.4]], [[0]], [[0, 0, 0]], [[59_655]]])(
  'constant values %p get a scale with a non-zero range that contains them',
  values => {
    const { least, most } = valueScale(values)
    expect(most).toBeGreaterThan(least)
    expect(least).toBeLessThanOrEqual(values[0]!)
    expect(most).toBeGreaterThanOrEqual(values[0]!)
  },
)

test('non-negative values get no tick below 0', () => expect(valueScale([0, 1]).least).toBe(0))

test('a scale without values still has two ticks', () => expect(valueScale([]).ticks).toEqual([0, 1]))

test('chart points are positioned by time, not by index', () => {
  const share = timeScale([
    { at: '2026-01-01', value: 1 },
    { at: '2026-01-02', value: 2 },
    { at: '2026-01-11', value: 3 },
  ])
  expect(['2026-01-01', '2026-01-02', '2026-01-11'].map(share)).toEqual([0, 0.1, 1])
})

test('a single chart point is positioned at the end of the time axis', () =>
  expect(timeScale([{ at: '2026-01-01', value: 1 }])('2026-01-01')).toBe(1))
