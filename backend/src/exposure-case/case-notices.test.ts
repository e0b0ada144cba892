import { expect, test } from '@jest/globals'
import { rules } from 'calls/exposure-case/case-rules'
import { noticeWords } from './case-notice-words.ts'

test('every step has a notice for everyone whom the rules notify, and no other', () => {
  const needed = new Set(rules.flatMap(({ action, notifies }) => notifies.map(party => `${action} ${party}`)))
  const written = Object.entries(noticeWords).flatMap(([action, parties]) =>
    Object.keys(parties).map(party => `${action} ${party}`),
  )
  expect(written.sort()).toEqual([...needed].sort())
})
