import { expect, test } from '@jest/globals'
import { educationPath, readEducationPlace } from './education-place.ts'

const read = (path: string, params: Record<string, string> = {}) =>
  readEducationPlace({ url: new URL(`http://localhost/en${path}`), params })

test('the page number of all lessons is in the path, and that of a level in the query', () => {
  expect(read('/education')).toEqual({ level: undefined, tag: undefined, page: 1 })
  expect(read('/education/3?tag=swap', { page: '3' })).toEqual({ level: undefined, tag: 'swap', page: 3 })
  expect(read('/education/levels/beginner.html?page=2', { level: 'beginner.html' })).toEqual({
    level: 'beginner',
    tag: undefined,
    page: 2,
  })
})

test('the address of a lesson list contains its level, topic and page', () => {
  expect(educationPath({ level: undefined, tag: undefined, page: 1 })).toBe('/education')
  expect(educationPath({ level: undefined, tag: 'swap', page: 3 })).toBe('/education/3?tag=swap')
  expect(educationPath({ level: 'beginner', tag: 'swap', page: 1 })).toBe('/education/levels/beginner.html?tag=swap')
  expect(educationPath({ level: 'beginner', tag: undefined, page: 2 })).toBe('/education/levels/beginner.html?page=2')
})

test.each(['0', '-1', '1.5', '1e3', '01', 'levels', '9999999'])('page %s of the lesson list does not exist', page =>
  expect(read(`/education/${page}`, { page })).toBeNull(),
)

test('a lesson list with an unknown level or a tag that is too long does not exist', () => {
  expect(read('/education/levels/guru.html', { level: 'guru.html' })).toBeNull()
  expect(read(`/education?tag=${'x'.repeat(41)}`)).toBeNull()
})
