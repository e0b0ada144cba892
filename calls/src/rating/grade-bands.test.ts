import { gradeBands, gradeRange } from './grade-bands.ts'
import { gradeOf, grades } from './grade.ts'

test('each grade has the lowest and the highest stored score of its band', () => {
  expect(gradeBands).toEqual({
    AAA: { from: 8.55, to: 10 },
    AA: { from: 8, to: 8.54 },
    A: { from: 7, to: 7.99 },
    B: { from: 6, to: 6.99 },
    C: { from: 4.56, to: 5.99 },
    D: { from: 0.01, to: 4.55 },
    E: { from: 0, to: 0 },
  })
})

test('every stored score is inside the band of its grade and of no other', () => {
  for (let hundredths = 0; hundredths <= 1000; hundredths++) {
    const score = hundredths / 100
    const inside = grades.filter(grade => score >= gradeBands[grade].from && score <= gradeBands[grade].to)
    expect([score, inside]).toEqual([score, [gradeOf(score)]])
  }
})

test('AAA is told as above the highest AA score, and E as what the other grades leave', () => {
  expect(gradeRange('AAA')).toEqual({ kind: 'above', from: 8.54, to: 10 })
  expect(gradeRange('E')).toEqual({ kind: 'rest', from: 4.55, to: 4.56 })
  expect(gradeRange('A')).toEqual({ kind: 'band', from: 7, to: 7.99 })
})

test('between the bands of D and C lies what the range of E names', () => {
  const { from, to } = gradeRange('E')
  expect([gradeOf(from), gradeOf((from + to) / 2), gradeOf(to), gradeOf(0)]).toEqual(['D', 'E', 'C', 'E'])
})
