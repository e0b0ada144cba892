import { expect, test } from '@jest/globals'
import { drawing, drawingIn, withDrawing } from './drawing.mjs'

const file = (source: string, ...resolved: string[]) => ({
  source,
  dependencies: resolved.map(to => ({ resolved: to })),
})

test('the drawing connects workspaces by the imports of their files, all areas as one', () => {
  const modules = [file('mf-tools/src/area.tsx', 'ui/src/a.tsx'), file('mf-brokers/src/area.tsx', 'ui/src/b.tsx')]
  expect(drawing(modules)).toBe('flowchart TD\n  mf__["mf-*"] --> ui["ui"]')
})

test('the drawing omits an arrow that two other arrows imply', () => {
  const modules = [
    file('shell/src/a.ts', 'ui/src/a.ts', 'calls/src/a.ts'),
    file('ui/src/a.ts', 'calls/src/a.ts'),
    file('platform/host/a.ts', 'platform/api/a.ts'),
  ]
  expect(drawing(modules).split('\n')).toEqual([
    'flowchart TD',
    '  platform_host["platform/host"] --> platform_api["platform/api"]',
    '  shell["shell"] --> ui["ui"]',
    '  ui["ui"] --> calls["calls"]',
  ])
})

test('the drawing omits imports that only tests make', () => {
  const modules = [
    file('database/src/db.test.ts', 'sample-data/src/testing/test-database.ts'),
    file('database/src/db.ts', 'node_modules/pg/index.js', 'sample-data/src/testing/test-database.ts'),
  ]
  expect(drawing(modules)).toBe('flowchart TD')
})

test('a new drawing replaces the one on the page and changes nothing else', () => {
  const page = 'before\n\n```mermaid\nold $& drawing\n```\n\nafter\n'
  expect(drawingIn(page)).toBe('old $& drawing')
  expect(withDrawing(page, 'new $& drawing')).toBe('before\n\n```mermaid\nnew $& drawing\n```\n\nafter\n')
  expect(() => withDrawing('no drawing', 'new')).toThrow('no drawing')
})
