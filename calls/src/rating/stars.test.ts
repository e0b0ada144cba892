import { starsOf } from './stars.ts'

test.each([
  [0, 0.5],
  [0.49, 0.5],
  [0.5, 1],
  [3.87, 2.5],
  [5.21, 3],
  [7.49, 4],
  [7.5, 4.5],
  [8.49, 4.5],
  [8.5, 5],
  [9, 5],
  [10, 5],
])('a score of %p shows %p stars', (score, stars) => {
  expect(starsOf(score)).toBe(stars)
})

test.each([
  [-1, 0],
  [-50, 0],
  [Infinity, 5],
])('a score of %p, outside the scale, is limited to %p stars', (score, stars) => {
  expect(starsOf(score)).toBe(stars)
})

test.each([null, NaN])('a missing score (%p) has no stars', score => {
  expect(starsOf(score)).toBeNull()
})
