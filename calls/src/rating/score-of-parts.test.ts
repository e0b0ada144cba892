import { addUp } from './score-of-parts.ts'

const weights = { licence: 0.3, regulation: 0.25, riskControl: 0.2, business: 0.15, software: 0.1 }

test('each part adds its points times its weight, and the sum with two decimals is the score', () => {
  const { steps, exact, score } = addUp({
    licence: 9.41,
    regulation: 9.2,
    riskControl: 8.13,
    business: 8.8,
    software: 8.9,
    weights,
  })
  expect(steps.map(({ part, adds }) => [part, adds])).toEqual([
    ['licence', 2.823],
    ['regulation', 2.3],
    ['riskControl', 1.626],
    ['business', 1.32],
    ['software', 0.89],
  ])
  expect([exact, score]).toEqual([8.959, 8.96])
})

test('a sum is exact where floating-point numbers are not', () => {
  const points = { licence: 0.1, regulation: 0.2, riskControl: 0.3, business: 0.7, software: 0.05 }
  expect(addUp({ ...points, weights }).exact).toBe(0.25)
})

test('half a hundredth is rounded up', () => {
  const points = { licence: 0.05, regulation: 0, riskControl: 0, business: 0, software: 0 }
  expect(addUp({ ...points, weights }).score).toBe(0.02)
})
