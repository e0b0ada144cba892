import { afterAll, expect, test } from '@jest/globals'
import { madePortal } from './testing/made-portal.ts'

const named = (name: string, ...others: string[]) => ({
  name,
  dependencies: Object.fromEntries(others.map(other => [other, '1.0.0'])),
})

const portal = madePortal({
  'package.json': { name: 'portal', workspaces: ['shell', 'mf-*', 'packages/*', 'platform'] },
  'package-lock.json': {},
  'shell/package.json': named('shell', 'platform', 'look', 'react'),
  'mf-shop/package.json': named('mf-shop', 'look', 'react'),
  'mf-shop/src/area.tsx': 'export const area = 1',
  'mf-shop/src/strings/en.json': { title: 'Shop', close: 'Shut' },
  'mf-blog/package.json': named('mf-blog'),
  'mf-blog/src/area.tsx': 'export const area = 1',
  'packages/look/package.json': named('look', 'words'),
  'packages/look/src/button.tsx': 'export const Button = 1',
  'packages/look/src/strings/en.json': { close: 'Close', open: 'Open' },
  'packages/look/src/strings/id.json': { close: 'Tutup' },
  'packages/words/package.json': named('words'),
  'packages/words/src/plural.ts': 'export const plural = 1',
  'packages/words/src/strings/en.json': { open: 'Unlock', one: 'One' },
  'packages/unused/package.json': named('unused'),
  'packages/unused/src/unused.ts': 'export const unused = 1',
  'platform/package.json': named('platform', 'unused'),
})

afterAll(() => portal.remove())

test('an area is built from its direct and indirect workspace dependencies, dependencies first', async () => {
  const { workspacesOf } = await import('./workspaces.ts')
  expect(workspacesOf('mf-shop')).toEqual(['packages/words', 'packages/look', 'mf-shop'])
  expect(workspacesOf('mf-blog')).toEqual(['mf-blog'])
})

test('dependencies of the platform are not built into the shell', async () => {
  const { workspacesOf } = await import('./workspaces.ts')
  expect(workspacesOf('shell')).toEqual(['packages/words', 'packages/look', 'shell'])
})

test('the release workspaces of a portal are its areas and its shell', async () => {
  const { partWorkspaces } = await import('./workspaces.ts')
  expect(partWorkspaces()).toEqual(['mf-blog', 'mf-shop', 'shell'])
})

test('texts of an area override those of the workspaces it is built from', async () => {
  const { readTexts } = await import('./texts/part-texts.ts')
  const { en, id, ...others } = readTexts('mf-shop')
  expect(JSON.parse(en!)).toEqual({ title: 'Shop', close: 'Shut', open: 'Open', one: 'One' })
  expect(JSON.parse(id!)).toEqual({ close: 'Tutup' })
  expect(others).toEqual({})
})

test.each([
  ['its own source', { 'mf-shop/src/area.tsx': 'export const area = 2' }, true],
  ['a source of a dependency', { 'packages/look/src/button.tsx': 'export const Button = 2' }, true],
  ['a source of an indirect dependency', { 'packages/words/src/plural.ts': 'export const plural = 2' }, true],
  ['the lockfile', { 'package-lock.json': { react: '20.0.0' } }, true],
  ['a source of another area', { 'mf-blog/src/area.tsx': 'export const area = 2' }, false],
  [
    'a source of a workspace that is not a dependency',
    { 'packages/unused/src/unused.ts': 'export const unused = 2' },
    false,
  ],
  ['a test file', { 'mf-shop/src/area.test.tsx': 'test' }, false],
  ['a test helper', { 'mf-shop/src/testing/alone.ts': 'alone' }, false],
])('the source hash of an area covers exactly its build inputs: %s, %#', async (_what, change, changes) => {
  const { sourceHash } = await import('./source-hash.ts')
  const before = sourceHash('mf-shop')
  portal.write(change)
  expect(sourceHash('mf-shop') !== before).toBe(changes)
})
