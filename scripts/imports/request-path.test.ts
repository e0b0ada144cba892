import { expect, test } from '@jest/globals'
import { requestPathFaults } from './request-path.mjs'

const file = (source: string, ...resolved: string[]) => ({
  source,
  dependencies: resolved.map(to => ({ resolved: to })),
})
const modules = [
  file('app.ts', 'page.ts', 'other.ts'),
  file('page.ts', 'thread.ts'),
  file('thread.ts'),
  file('area.ts'),
]

test('a request path is valid if each step is imported by an earlier one or says how it is reached', () => {
  const text = `
Words.

1. \`app.ts\` takes a request.
2. \`page.ts\` answers it.
3. \`thread.ts\` renders it.
4. \`area.ts\` is the area
   (loaded by step 3).

More words.
`
  expect(requestPathFaults(text, modules)).toEqual([])
})

test('a step of the request path that no earlier step imports is reported', () => {
  expect(requestPathFaults('1. `app.ts` begins.\n2. `area.ts` goes on.\n', modules)).toEqual([
    'step 2, area.ts, is imported by no earlier step',
  ])
})

test('a step of the request path that precedes its importer is reported', () => {
  expect(requestPathFaults('1. `app.ts` begins.\n2. `thread.ts` renders.\n3. `page.ts` answers.\n', modules)).toEqual([
    'step 2, thread.ts, is imported by no earlier step',
  ])
})

test('a missing file in the request path and a page without steps are reported', () => {
  expect(requestPathFaults('1. `gone.ts` begins.\n', modules)).toEqual(['step 1, gone.ts, does not exist'])
  expect(requestPathFaults('Words alone.', modules)).toEqual(['no step is numbered'])
})

test('a request path of more than 24 files is reported', () => {
  const long = Array.from({ length: 25 }, (_, index) => file(`${index}.ts`, `${index + 1}.ts`))
  const text = long.map(({ source }, index) => `${index + 1}. \`${source}\` is a step.`).join('\n')
  expect(requestPathFaults(text, long)).toEqual(['a request takes 25 files, more than 24'])
})
