import { expect, test } from '@jest/globals'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { complaintTable } from './complaint-drawing.ts'
import { complaintRules } from './complaint-rules.ts'

test('the table of private complaints in docs/exposure-cases.md is made from the rules', () => {
  const page = readFileSync(join(import.meta.dirname, '../../../docs/exposure-cases.md'), 'utf8')
  expect(page).toContain(complaintTable())
})

test('a private complaint can be answered again after a supplement, and a closed one can do nothing more', () => {
  const from = (state: string) => complaintRules.filter(rule => rule.from.some(one => one === state))
  expect(from('answered').filter(({ to }) => to === 'open')).toHaveLength(1)
  expect(from('open').some(({ action }) => action === 'answer')).toBe(true)
  expect(from('closed')).toEqual([])
})
