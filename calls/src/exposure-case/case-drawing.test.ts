import { expect, test } from '@jest/globals'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { caseDrawing, caseTable, stateTable } from './case-drawing.ts'
import { rules } from './case-rules.ts'
import { caseStates } from './case-states.ts'
import { openCalls } from './next-step.ts'

const page = readFileSync(join(import.meta.dirname, '../../../docs/exposure-cases.md'), 'utf8')
test.each([
  ['drawing', caseDrawing()],
  ['table of actions', caseTable()],
  ['table of states', stateTable()],
])('the %s in docs/exposure-cases.md is made from the rules', (_name, text) => {
  expect(page).toContain(text)
})

test('every state can be reached, and only abandoned, closed and resolved cases cannot go on', () => {
  const reached = new Set(rules.flatMap(({ to }) => (to === 'same' ? [] : [to])))
  expect([...reached].sort()).toEqual(Object.keys(caseStates).sort())
  const actors = ['author', 'staff', 'moderator'] as const
  const stuck = Object.keys(caseStates).filter(
    state =>
      openCalls({ state: state as keyof typeof caseStates, replied: false, since: 0 }, actors, Date.now()).length === 0,
  )
  expect(stuck).toEqual(['resolved', 'abandoned', 'closed'])
})

test('no row of the rules hides or decides a case for the staff of a broker', () => {
  const ofStaff = rules.filter(({ actor }) => actor === 'staff')
  expect(new Set(ofStaff.map(({ action }) => action))).toEqual(new Set(['reply']))
})

test('nobody is notified of a step of their own', () => {
  expect(rules.filter(({ actor, notifies }) => notifies.some(party => party === actor))).toEqual([])
})

test('followers are notified of each step that everyone can read, except the publication', () => {
  const heard = new Set(rules.filter(({ notifies }) => notifies.includes('follower')).map(({ action }) => action))
  const read = rules.filter(({ text, noteFor, to }) => text !== null && !noteFor && to !== 'pending_review')
  expect(heard).toEqual(new Set(read.map(({ action }) => action).filter(action => action !== 'approve')))
})

test('an action belongs to one call and one actor in all of its rows', () => {
  for (const { action, call, actor, text } of rules)
    expect(
      rules
        .filter(rule => rule.action === action)
        .every(rule => rule.call === call && rule.actor === actor && rule.text === text),
    ).toBe(true)
})
