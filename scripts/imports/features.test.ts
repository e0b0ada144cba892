import { expect, test } from '@jest/globals'
import { featureCircles } from './features.mjs'

const file = (source: string, ...resolved: string[]) => ({
  source,
  dependencies: resolved.map(to => ({ resolved: to })),
})

test('two features that import each other are reported as a cycle, with an import of each', () => {
  const modules = [
    file('backend/src/brokers/list.ts', 'backend/src/search/keyword.ts'),
    file('backend/src/search/find.ts', 'backend/src/brokers/rows.ts'),
  ]
  expect(featureCircles(modules)).toEqual([
    'backend/src: brokers → search → brokers ' +
      '(backend/src/brokers/list.ts → backend/src/search/keyword.ts, backend/src/search/find.ts → backend/src/brokers/rows.ts)',
  ])
})

test('a cycle of features is found through other features and through a file in the source root', () => {
  const modules = [
    file('mf-tools/src/a/a.ts', 'mf-tools/src/b/b.ts'),
    file('mf-tools/src/b/b.ts', 'mf-tools/src/shared.ts'),
    file('mf-tools/src/shared.ts', 'mf-tools/src/a/other.ts'),
    file('mf-tools/src/c/c.ts', 'mf-tools/src/a/a.ts'),
  ]
  expect(featureCircles(modules)).toEqual([expect.stringContaining('mf-tools/src: a → b → shared.ts → a (')])
})

test('two cycles without a common feature are both reported', () => {
  const both = (one: string, other: string) => [
    file(`backend/src/${one}/a.ts`, `backend/src/${other}/a.ts`),
    file(`backend/src/${other}/b.ts`, `backend/src/${one}/b.ts`),
  ]
  expect(featureCircles([...both('a', 'b'), ...both('c', 'd')])).toHaveLength(2)
})

test('features may import each other one way, and in both directions only in tests', () => {
  const modules = [
    file('backend/src/search/find.ts', 'backend/src/brokers/rows.ts', 'backend/src/search/keyword.ts'),
    file('backend/src/brokers/rows.test.ts', 'backend/src/search/find.ts'),
    file('backend/src/brokers/testing/rows.ts', 'backend/src/search/find.ts'),
  ]
  expect(featureCircles(modules)).toEqual([])
})

test('a folder of another workspace with the name of a feature is not that feature', () => {
  const modules = [
    file('backend/src/brokers/list.ts', 'calls/src/search/hit.ts'),
    file('backend/src/search/find.ts', 'backend/src/brokers/list.ts'),
  ]
  expect(featureCircles(modules)).toEqual([])
})
