import { expect, test } from '@jest/globals'
import uiWords from 'ui/strings/en.json'
import ownWords from '../strings/en.json'
import { answeredCase, eventsOf } from '../testing/sample-exposure.ts'
import { caseSteps } from './case-steps.ts'

const words: Record<string, string> = { ...uiWords, ...ownWords }
const told = (...args: Parameters<typeof caseSteps>) =>
  caseSteps(...args).map(({ text, state }) => `${words[text]}: ${state}`)

test('a published case is at its first step', () => {
  expect(told({ state: 'published', replied: false }, [])).toEqual([
    'Published: now',
    'Accepted: ahead',
    'Broker replied: ahead',
    'Author’s turn: ahead',
    'Resolved: ahead',
  ])
})

test('the current step of a case names whose turn it is', () => {
  expect(told({ state: 'mediation_requested', replied: false }, [])[1]).toBe('Moderator’s turn: now')
  expect(told({ state: 'in_mediation', replied: false }, [])[2]).toBe('Broker’s turn: now')
  expect(told({ state: 'awaiting_author', replied: true }, answeredCase)).toEqual([
    'Published: done',
    'Accepted: done',
    'Broker replied: done',
    'Author’s turn: now',
    'Resolved: ahead',
  ])
})

test('a case resolved without mediation shows no mediation step as done', () => {
  const events = eventsOf(
    ['approve', null, 'published', 'moderator', '2026-11-02T14:20:00Z'],
    ['resolve', 'published', 'resolved', 'author', '2026-11-03T14:20:00Z'],
  )
  expect(told({ state: 'resolved', replied: false }, events)).toEqual([
    'Published: done',
    'Accepted: ahead',
    'Broker replied: ahead',
    'Author’s turn: ahead',
    'Resolved: done',
  ])
})

test.each([
  ['abandoned', 'Abandoned: done'],
  ['closed', 'Closed: done'],
] as const)('a case that is %s ends with that step', (state, last) => {
  expect(told({ state, replied: true }, answeredCase).at(-1)).toBe(last)
})
