import { afterEach, expect, jest, test } from '@jest/globals'
import { madePortal, type MadePortal } from './testing/made-portal.ts'

let made: MadePortal
afterEach(() => made.remove())

test('the build finds the portal root from a folder inside an area', async () => {
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

test('the build reports that it runs outside a portal', async () => {
  made = madePortal({ 'package.json': { name: 'no-portal' } })
  await jest.isolateModulesAsync(async () => {
    await expect(import('./portal-root.ts')).rejects.toThrow('is not inside a portal')
  })
})
