import { afterEach, expect, jest, test } from '@jest/globals'
import { madePortal, type MadePortal } from './testing/made-portal.ts'

let made: MadePortal
afterEach(() => made.remove())

test('in the folder of an area the portal is the folder above it', async () => {
  made = madePortal({
    'package.json': { workspaces: ['mf-*'] },
    'mf-shop/src/area.tsx': '',
    'mf-shop/package.json': {},
  })
  process.chdir('mf-shop/src')
  await jest.isolateModulesAsync(async () => {
    expect((await import('./portal-root.ts')).portalRoot).toBe(made.root)
  })
})

test('outside of a portal the build says so', async () => {
  made = madePortal({ 'package.json': { name: 'no-portal' } })
  await jest.isolateModulesAsync(async () => {
    await expect(import('./portal-root.ts')).rejects.toThrow('is in no portal')
  })
})
