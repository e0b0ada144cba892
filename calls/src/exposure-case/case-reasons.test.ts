import { expect, test } from '@jest/globals'
import { caseReasons, reasonsOf, reasonText } from './case-reasons.ts'
import { rules } from './case-rules.ts'

const actions = [...new Set(rules.map(({ action }) => action))]

test('every reason belongs to one action, which a moderator takes', () => {
  expect(actions.flatMap(reasonsOf).sort()).toEqual([...caseReasons].sort())
  const withReasons = rules.filter(({ action }) => reasonsOf(action).length > 0)
  expect(new Set(withReasons.map(({ actor }) => actor))).toEqual(new Set(['moderator']))
})

test('no two reasons have the same sentence', () => {
  for (const lang of ['en', 'id'] as const)
    expect(new Set(caseReasons.map(code => reasonText(code, lang))).size).toBe(caseReasons.length)
})
