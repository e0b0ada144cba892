import { gradeOf, grades, isPraise } from './grade.ts'

test.each([
  [10, 'AAA'],
  [8.55, 'AAA'],
  [8.5401, 'AAA'],
  [8.54, 'AA'],
  [8, 'AA'],
  [7.999, 'A'],
  [7, 'A'],
  [6.999, 'B'],
  [6, 'B'],
  [5.999, 'C'],
  [4.56, 'C'],
  [4.55, 'D'],
  [0.01, 'D'],
  [Number.MIN_VALUE, 'D'],
  [0, 'E'],
  [-1, 'E'],
])('a score of %p has the grade %s', (score, grade) => {
  expect(gradeOf(score)).toBe(grade)
})

test.each([4.5501, 4.555, 4.5599])('a score of %p falls into the gap between D and C, which is E', score => {
  expect(gradeOf(score)).toBe('E')
})

test.each([null, NaN])('a missing score (%p) has no grade', score => {
  expect(gradeOf(score)).toBeNull()
})

test('the grades are listed best first, and all but the last two speak for a broker', () => {
  expect(grades).toEqual(['AAA', 'AA', 'A', 'B', 'C', 'D', 'E'])
  expect(grades.filter(isPraise)).toEqual(['AAA', 'AA', 'A', 'B', 'C'])
})
