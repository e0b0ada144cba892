import { expect, test } from '@jest/globals'
import { recordOf } from '../../testing/record-of.ts'
import { checkSharedModules } from './check-shared-modules.ts'

const shell = recordOf('shell', { shared: { react: '19.3.1', mobx: '7.1.3' } })
const sea = recordOf('sea', { shared: { react: '^19.0.0' } })
const checkArea = (shared: Record<string, string>, others = [sea, shell]) =>
  checkSharedModules({ record: recordOf('weather', { shared }), others })
const checkShell = (shared: Record<string, string>) =>
  checkSharedModules({ record: recordOf('shell', { shared }), others: [recordOf('news'), sea] })

test('an area may need what the shell provides', () => {
  for (const shared of [{}, { react: '^19.3.0' }, { react: '*', mobx: '7.1.3' }])
    expect(() => checkArea(shared)).not.toThrow()
})

test.each<[Record<string, string>, string]>([
  [{ react: 'newest please' }, "weather 1.0.0 names 'newest please' for react, which is not a version range"],
  [{ jquery: '*' }, 'weather 1.0.0 needs jquery *, which shell 1.0.0 does not provide'],
  [{ constructor: '*' }, 'weather 1.0.0 needs constructor *, which shell 1.0.0 does not provide'],
  [{ react: '*', mobx: '^8.0.0' }, 'weather 1.0.0 needs mobx ^8.0.0, but shell 1.0.0 provides 7.1.3'],
])('an area that needs %j is refused', (shared, reason) => {
  expect(() => checkArea(shared)).toThrow(new Error(reason))
})

test('before there is a shell, an area may need anything that is a range', () => {
  expect(() => checkArea({ react: '^3.0.0' }, [sea])).not.toThrow()
  expect(() => checkArea({ react: 'x y' }, [])).toThrow('is not a version range')
})

test('a shell may provide what every active area needs', () => {
  expect(() => checkShell({ react: '19.9.0' })).not.toThrow()
})

test.each<[Record<string, string>, string]>([
  [{ react: '^19.0.0' }, "shell 1.0.0 names '^19.0.0' for react, which is not a version"],
  [{ mobx: '7.1.3' }, 'sea 1.0.0 needs react ^19.0.0, which shell 1.0.0 does not provide'],
  [{ react: '20.0.0' }, 'sea 1.0.0 needs react ^19.0.0, but shell 1.0.0 provides 20.0.0'],
])('a shell that provides %j is refused', (shared, reason) => {
  expect(() => checkShell(shared)).toThrow(new Error(reason))
})
