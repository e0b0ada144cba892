import { expect, test } from '@jest/globals'
import manifest from '../package.json'
import { shellArea } from './shell-area.ts'

test('the shell’s release declares every address of the shell, so that no area can claim one', () => {
  const segments = shellArea.routes
    .map(({ path }) => path.split('/')[0]!)
    .filter(segment => segment !== '' && segment !== '*')
  expect(manifest.area.addresses).toEqual([...new Set(segments)].sort())
})
