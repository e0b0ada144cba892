import { expect, test } from '@jest/globals'
import { rules } from 'calls/exposure-case/case-rules'
import { noticeTitles } from './case-notices.ts'

test('every step has a notice for everyone whom the rules notify, and no other', () => {
  const needed = new Set(rules.flatMap(({ action, notifies }) => notifies.map(party => `${action} ${party}`)))
  const written = Object.entries(noticeTitles).flatMap(([action, parties]) =>
    Object.keys(parties).map(party => `${action} ${party}`),
  )
  expect(written.sort()).toEqual([...needed].sort())
})
