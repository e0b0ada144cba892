import { expect, test } from '@jest/globals'
import type { PageSource } from './stored-page.ts'
import { renderDropped } from './render-dropped.ts'

const pageOf = (key: string) => ({ key, source: {} as PageSource })
/** Renderings that end when the test says so. */
function setUp({ stored = [] as string[] } = {}) {
  const rendered: string[] = []
  const threads = { waitMs: 0 }
  let end = () => {}
  const drop = renderDropped({ pages: { has: key => stored.includes(key) }, threads }, async ({ key }) => {
    rendered.push(key)
    await new Promise<void>(ended => (end = ended))
  })
  const endAll = async (number: number) => {
    for (let left = number; left > 0; left--) {
      end()
      await new Promise(setImmediate)
    }
  }
  return { rendered, threads, endAll, drop: (...keys: string[]) => drop(keys.map(pageOf)) }
}

test('dropped pages are rendered one after the other, each once', async () => {
  const { rendered, endAll, drop } = setUp()
  drop('one', 'two')
  drop('two', 'three')
  expect(rendered).toEqual(['one'])
  await endAll(3)
  expect(rendered).toEqual(['one', 'two', 'three'])
  drop('four')
  expect(rendered.at(-1)).toBe('four')
})

test('dropped pages that a visitor’s request has stored meanwhile are not rendered, nor any while threads are busy', async () => {
  const { rendered, threads, endAll, drop } = setUp({ stored: ['two'] })
  drop('one', 'two', 'three', 'four')
  await endAll(1)
  expect(rendered).toEqual(['one', 'three'])
  threads.waitMs = 500
  await endAll(1)
  expect(rendered).toEqual(['one', 'three'])
})

test('at most 100 dropped pages wait to be rendered', async () => {
  const { rendered, endAll, drop } = setUp()
  drop(...Array.from({ length: 300 }, (_, index) => `page ${index}`))
  await endAll(300)
  expect(rendered).toHaveLength(100)
})
