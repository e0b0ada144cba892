import { expect, test } from '@jest/globals'
import { allCalls } from 'calls/all-calls'
import { callsMadeBySite } from '../testing/calls-made-by-site.ts'
import { callsForOtherPrograms } from './calls-for-other-programs.ts'

test('the list of calls for other programs has exactly the calls that neither pages nor shell nor server make', async () => {
  const made = await callsMadeBySite(allCalls)
  const others = allCalls.map(({ name }) => name).filter(name => !made.has(name))
  expect([...callsForOtherPrograms].sort()).toEqual(others.sort())
})
