import { expect, test } from '@jest/globals'
import { allCalls } from 'calls/all-calls'
import { callsMadeBySite } from '../testing/calls-made-by-site.ts'
import { callsForOtherPrograms } from './calls-for-other-programs.ts'
import { openApiDocument } from './document.ts'

test('the list of calls for other programs has exactly the calls that neither pages nor shell nor server make', async () => {
  const made = await callsMadeBySite(allCalls)
  const others = allCalls.map(({ name }) => name).filter(name => !made.has(name))
  expect([...callsForOtherPrograms].sort()).toEqual(others.sort())
})

test('the OpenAPI document says of exactly the calls for other programs that no page of this site makes them', async () => {
  const { paths } = (await openApiDocument(allCalls)) as {
    paths: Record<string, Record<string, { operationId: string; description: string }>>
  }
  const marked = Object.values(paths)
    .flatMap(methods => Object.values(methods))
    .filter(({ description }) => description.endsWith('For other programs: no page of this site makes this call.'))
  expect(marked.map(({ operationId }) => operationId).sort()).toEqual([...callsForOtherPrograms].sort())
})
