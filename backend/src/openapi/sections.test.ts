import { expect, test } from '@jest/globals'
import { allCalls } from 'calls/all-calls'
import { checkSections, readSections } from './sections.ts'

const sections = checkSections(allCalls, readSections())

test.each(sections.filter(({ withItsArea }) => !withItsArea).map(section => [section.section, section] as const))(
  'every call of the section %s is declared',
  (_name, { missing }) => expect(missing).toEqual([]),
)

test('the declared calls match the table of sections', () =>
  expect(sections.flatMap(({ different }) => different)).toEqual([]))

test('every declared call is in exactly one section', () => {
  const listed = sections.flatMap(({ declared }) => declared.map(({ name }) => name))
  expect(listed.sort()).toEqual(allCalls.map(({ name }) => name).sort())
})
